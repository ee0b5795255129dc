import { newId } from '../../database/ids.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { newSecret, secretHash, siteOfSecret } from '../../kernel/secret.ts'
import { endAll, endOldest, endOne, findActive, insertSession, noteUse, type MemberSession } from './store.ts'

export const memberSessionSeconds = 365 * 24 * 60 * 60

/** Maximum number of a member's sessions. Another sign-in ends the one that was least recently used. */
export const sessionsMax = 100

/** Blocking and signing out take effect on access tokens in other processes within this time (DESIGN §7); on refresh tokens and cookies at once. */
const rememberedMs = 30_000
const rememberedMax = 20_000

/** A session's last use is saved at most this often. */
const usedEveryMs = 60 * 60 * 1000

type SessionScope = Pick<Context, 'db' | 'siteId' | 'now'>

export interface Opening {
  memberId: string
  clientId?: string | null
  /** The browser's User-Agent and network. */
  agent?: string | null
  network?: string | null
}

/** Opens a session for a member. Its token is returned once. */
export async function openMemberSession({ db, siteId, now }: SessionScope, opening: Opening): Promise<{ id: string; token: string }> {
  const { memberId, clientId = null, agent = null, network = null } = opening
  const token = newSecret(siteId)
  const expiresDate = new Date(now.getTime() + memberSessionSeconds * 1000)
  const session: MemberSession = { id: newId(), memberId, clientId, agent, network, createdDate: now, lastUsedDate: now, expiresDate }
  await insertSession({ db, siteId }, session, secretHash(token))
  if ((await endOldest({ db, siteId }, memberId, { keep: sessionsMax, now })) > 0) remembered.clear()
  return { id: session.id, token }
}

/** The active session of a token. The database is queried each time, so that an ended session is invalid at once. */
export async function sessionOfToken(
  { database, now }: Pick<Services, 'database' | 'now'>,
  token: string | undefined,
): Promise<(MemberSession & { siteId: string }) | undefined> {
  const siteId = siteOfSecret(token)
  if (token === undefined || siteId === undefined) return undefined
  const session = await findActive({ db: database, siteId }, { tokenHash: secretHash(token) }, now())
  if (session) await recordUseOf({ db: database, siteId, now: now() }, session)
  return session && { ...session, siteId }
}

/** An active session by its id. The database is queried each time. */
export async function sessionOfId({ db, siteId, now }: SessionScope, id: string): Promise<MemberSession | undefined> {
  const session = await findActive({ db, siteId }, { id }, now)
  if (session) await recordUseOf({ db, siteId, now }, session)
  return session
}

async function recordUseOf({ db, siteId, now }: SessionScope, { id, lastUsedDate }: MemberSession): Promise<void> {
  if (now.getTime() - lastUsedDate.getTime() >= usedEveryMs) await noteUse({ db, siteId }, id, now)
}

const remembered = new Map<string, { isLiving: boolean; until: number }>()

/** Whether the session of an access token is active, as of at most half a minute ago. */
export async function isActive({ database, now }: Pick<Services, 'database' | 'now'>, siteId: string, id: string): Promise<boolean> {
  const known = remembered.get(id)
  if (known && known.until > performance.now()) return known.isLiving
  const isAlive = (await findActive({ db: database, siteId }, { id }, now())) !== undefined
  if (remembered.size >= rememberedMax) remembered.delete(remembered.keys().next().value!)
  remembered.set(id, { isLiving: isAlive, until: performance.now() + rememberedMs })
  return isAlive
}

/** Ends a session, whoever it belongs to. */
export async function endSession({ db, siteId, now }: SessionScope, id: string): Promise<void> {
  await endOne({ db, siteId }, { id, memberId: null }, now)
  remembered.clear()
}

/** Ends one of a member's sessions. False if there is no active one. */
export async function endSessionOf({ db, siteId, now }: SessionScope, memberId: string, id: string): Promise<boolean> {
  const ended = await endOne({ db, siteId }, { id, memberId }, now)
  remembered.clear()
  return ended
}

/** Ends all of a member's sessions, optionally except one: after a password change, a recovery, a block or a deletion. */
export async function endSessionsOf({ db, siteId, now }: SessionScope, memberId: string, except: string | null = null): Promise<void> {
  await endAll({ db, siteId }, memberId, { except, now })
  remembered.clear()
}

/** At least this process knows at once that sessions have ended. */
export const dropCachedSessions = (): void => remembered.clear()
