import { newId } from '../../database/ids.ts'
import { networkOf } from '../../http/limits/public.ts'
import type { Context, Services } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { anonymous, type Identity } from '../../kernel/identity.ts'
import { newSecret, secretHash, siteOfSecret } from '../../kernel/secret.ts'
import { deleteSession, findSession, insertSession, noteSignIn } from './store.ts'
import { permissionsOfUser, type StaffUser } from './user.ts'

export const sessionSeconds = 12 * 60 * 60

type SessionScope = Pick<Context, 'db' | 'siteId' | 'now' | 'address'>

/** Opens a new session. Its token is returned once and stored only as a hash. */
export async function openSession({ db, siteId, now, address }: SessionScope, user: Pick<StaffUser, 'id' | 'email' | 'name'>) {
  const token = newSecret(siteId)
  await insertSession(db, {
    siteId,
    id: newId(),
    userId: user.id,
    tokenHash: secretHash(token),
    network: address === undefined ? null : networkOf(address),
    created: now,
    expires: new Date(now.getTime() + sessionSeconds * 1000),
  })
  await noteSignIn({ db, siteId, now }, user.id)
  return { sessionToken: token, expiresInSeconds: sessionSeconds, user: { id: user.id, email: user.email, name: user.name } }
}

/** The staff user of a session's token, with their permissions. The database is queried each time: an ended session is invalid at once, everywhere, and
 *  changed roles apply to the next call. */
export async function identityOfStaffSession({ database, now }: Services, token: string | undefined): Promise<Identity> {
  const siteId = siteOfSecret(token)
  if (token === undefined || siteId === undefined) return anonymous
  const session = await findSession(database, siteId, secretHash(token), now())
  return session ? { kind: 'owner', siteId, id: session.userId, sessionId: session.id, permissions: permissionsOfUser(session) } : anonymous
}

export const closeSession = (db: Db, siteId: string, token: string): Promise<void> => deleteSession(db, siteId, secretHash(token))
