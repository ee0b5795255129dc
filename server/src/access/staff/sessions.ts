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

/** Opens a new session; its token is told once and kept only as a hash. */
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

/** Who of the staff is behind a session's token, and what they may do. Asked of the database each time: a session that was ended is dead at once,
 *  everywhere, and a role that was changed is another one with the next call. */
export async function identityOfStaffSession({ database, now }: Services, token: string | undefined): Promise<Identity> {
  const siteId = siteOfSecret(token)
  if (token === undefined || siteId === undefined) return anonymous
  const session = await findSession(database, siteId, secretHash(token), now())
  return session ? { kind: 'owner', siteId, id: session.userId, sessionId: session.id, permissions: permissionsOfUser(session) } : anonymous
}

export const closeSession = (db: Db, siteId: string, token: string): Promise<void> => deleteSession(db, siteId, secretHash(token))
