import { createHash, randomBytes } from 'node:crypto'
import type { Services } from '../context.ts'
import type { Db } from '../database/connect.ts'
import { newId } from '../database/ids.ts'
import { nobody, type Identity } from '../identity.ts'
import { deleteSession, findSession, insertSession } from './store.ts'

export const sessionSeconds = 12 * 60 * 60

const tokenPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{43}$/
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Opens a new session; its token is `<site>.<256 random bits>`, told once and kept only as a hash. */
export async function openSession(db: Db, { siteId, userId, now }: { siteId: string; userId: string; now: Date }): Promise<string> {
  const token = `${siteId}.${randomBytes(32).toString('base64url')}`
  await insertSession(db, {
    siteId,
    id: newId(),
    userId,
    tokenHash: hashOf(token),
    expires: new Date(now.getTime() + sessionSeconds * 1000),
  })
  return token
}

/** The owner behind a session's token. Asked of the database each time: a session that was ended is dead at once, everywhere. */
export async function identityOfStaffSession({ database, now }: Services, token: string | undefined): Promise<Identity> {
  if (!token || !tokenPattern.test(token)) return nobody
  const siteId = token.slice(0, 36)
  const session = await findSession(database, siteId, hashOf(token), now())
  return session ? { kind: 'owner', siteId, id: session.userId } : nobody
}

export const closeSession = (db: Db, siteId: string, token: string): Promise<void> => deleteSession(db, siteId, hashOf(token))
