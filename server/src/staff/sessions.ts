import type { Services } from '../context.ts'
import type { Db } from '../database/connect.ts'
import { newId } from '../database/ids.ts'
import { nobody, type Identity } from '../identity.ts'
import { newSecret, secretHash, siteOfSecret } from '../secret.ts'
import { deleteSession, findSession, insertSession } from './store.ts'

export const sessionSeconds = 12 * 60 * 60

/** Opens a new session; its token is told once and kept only as a hash. */
export async function openSession(db: Db, { siteId, userId, now }: { siteId: string; userId: string; now: Date }): Promise<string> {
  const token = newSecret(siteId)
  await insertSession(db, {
    siteId,
    id: newId(),
    userId,
    tokenHash: secretHash(token),
    expires: new Date(now.getTime() + sessionSeconds * 1000),
  })
  return token
}

/** The owner behind a session's token. Asked of the database each time: a session that was ended is dead at once, everywhere. */
export async function identityOfStaffSession({ database, now }: Services, token: string | undefined): Promise<Identity> {
  const siteId = siteOfSecret(token)
  if (token === undefined || siteId === undefined) return nobody
  const session = await findSession(database, siteId, secretHash(token), now())
  return session ? { kind: 'owner', siteId, id: session.userId } : nobody
}

export const closeSession = (db: Db, siteId: string, token: string): Promise<void> => deleteSession(db, siteId, secretHash(token))
