import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { newSecret, secretHash } from '../../kernel/secret.ts'
import { endSession, sessionOfId } from '../member-sessions/public.ts'
import { clientOf } from './clients.ts'
import type { RefreshToken } from './rows.ts'
import { findRefreshToken, insertRefreshToken, lockRefreshToken, markReplaced } from './store.ts'

/** A response can be lost: a client that asks again within this time gets the same successor (promise 12). */
const graceMs = 10_000

/** A refresh token for a member's session. It is returned once. */
export async function newRefreshToken(
  { db, siteId, now }: Pick<Context, 'db' | 'siteId' | 'now'>,
  { sessionId, clientId, expiresDate }: Pick<RefreshToken, 'sessionId' | 'clientId' | 'expiresDate'>,
): Promise<string> {
  const token = newSecret(siteId)
  const kept = { sessionId, clientId, expiresDate, createdDate: now, replacedDate: null, successorSalt: null }
  await insertRefreshToken({ db, siteId }, secretHash(token), kept)
  return token
}

export interface Renewal {
  memberId: string
  sessionId: string
  clientId: string | null
  /** The same token, for a client that keeps its first one. */
  refreshToken: string
}

type Renewing = Pick<Context, 'siteId' | 'now' | 'services'>

/** The session of a refresh token; undefined if the token isn't valid. A token that is used after it was replaced was stolen: its session ends, and with it
 *  every token of the family. */
export async function renewal(
  { services, siteId, now }: Renewing,
  { token, clientId, isApp }: { token: string; clientId: string | undefined; isApp: boolean },
): Promise<Renewal | undefined> {
  const { database } = services
  const hash = secretHash(token)
  const known = await findRefreshToken({ db: database, siteId }, hash)
  if (!known || known.expiresDate <= now) return undefined
  // The client is checked first, so that another client learns nothing and ends nothing.
  if (clientId !== undefined && known.clientId !== null && clientId.toLowerCase() !== known.clientId) return undefined
  const session = await sessionOfId({ db: database, siteId, now }, known.sessionId)
  if (!session) return undefined
  const { memberId } = session
  const same = { memberId, sessionId: known.sessionId, clientId: known.clientId }
  const client = await clientOf({ db: database, siteId }, known.clientId)
  if (known.clientId !== null && !client) return undefined
  if (client?.kind === 'app' && !isApp) return undefined
  const rotates = client?.rotates ?? false
  if (!rotates && !known.replacedDate) return { ...same, refreshToken: token }
  const successor = await database.transaction((db) => succeed({ db, siteId, now }, token, hash))
  return successor === undefined ? undefined : { ...same, refreshToken: successor }
}

/** The successor of this token. The end of a family is committed although the use that caused it is refused. */
async function succeed(
  { db, siteId, now }: { db: Db; siteId: string; now: Date },
  token: string,
  hash: string,
): Promise<string | undefined> {
  const held = (await lockRefreshToken({ db, siteId }, hash))!
  if (!held.replacedDate) {
    const successorSalt = randomBytes(32).toString('base64url')
    await markReplaced({ db, siteId }, hash, { replacedDate: now, successorSalt })
    const successor = successorOf(siteId, token, successorSalt)
    const { sessionId, clientId, expiresDate } = held
    const kept = { sessionId, clientId, expiresDate, createdDate: now, replacedDate: null, successorSalt: null }
    await insertRefreshToken({ db, siteId }, secretHash(successor), kept)
    return successor
  }
  const successor = successorOf(siteId, token, held.successorSalt!)
  const isRetry = now.getTime() - held.replacedDate.getTime() <= graceMs
  // Its successor must be unused: a client that used it has received the response.
  if (isRetry && !(await findRefreshToken({ db, siteId }, secretHash(successor)))?.replacedDate) return successor
  await endSession({ db, siteId, now }, held.sessionId)
  return undefined
}

/** Derived, so that it can be returned again within the grace period without being stored. Without the row's salt, no token can be derived from another. */
const successorOf = (siteId: string, token: string, salt: string): string =>
  `${siteId}.${createHmac('sha256', salt).update(token).digest('base64url')}`
