import type { Context, Services } from '../context.ts'
import { newId } from '../database/ids.ts'
import { newSecret, secretHash, siteOfSecret } from '../secret.ts'
import { endAll, findLiving, insertSession, type MemberSession } from './store.ts'

export const memberSessionSeconds = 365 * 24 * 60 * 60

/** Block and log-out reach access tokens of other processes within this time (DESIGN §7); refresh and cookies at once. */
const rememberedMs = 30_000
const rememberedMax = 20_000

type Place = Pick<Context, 'db' | 'siteId' | 'now'>

export interface Opening {
  memberId: string
  clientId?: string | null
  /** The browser's own name, and the network it comes from. */
  agent?: string | null
  network?: string | null
}

/** Signs a member in: a session of its own, whose token is told once. */
export async function openMemberSession({ db, siteId, now }: Place, opening: Opening): Promise<{ id: string; token: string }> {
  const { memberId, clientId = null, agent = null, network = null } = opening
  const token = newSecret(siteId)
  const expiresDate = new Date(now.getTime() + memberSessionSeconds * 1000)
  const session: MemberSession = { id: newId(), memberId, clientId, agent, network, createdDate: now, lastUsedDate: now, expiresDate }
  await insertSession({ db, siteId }, session, secretHash(token))
  return { id: session.id, token }
}

/** The living session behind a token, asked of the database each time: what was ended is dead at once. */
export async function sessionOfToken(
  { database, now }: Pick<Services, 'database' | 'now'>,
  token: string | undefined,
): Promise<(MemberSession & { siteId: string }) | undefined> {
  const siteId = siteOfSecret(token)
  if (token === undefined || siteId === undefined) return undefined
  const session = await findLiving({ db: database, siteId }, { tokenHash: secretHash(token) }, now())
  return session && { ...session, siteId }
}

const remembered = new Map<string, { isLiving: boolean; until: number }>()

/** Whether the session of an access token lives, as far as was known half a minute ago. */
export async function isLiving({ database, now }: Pick<Services, 'database' | 'now'>, siteId: string, id: string): Promise<boolean> {
  const known = remembered.get(id)
  if (known && known.until > performance.now()) return known.isLiving
  const isAlive = (await findLiving({ db: database, siteId }, { id }, now())) !== undefined
  if (remembered.size >= rememberedMax) remembered.delete(remembered.keys().next().value!)
  remembered.set(id, { isLiving: isAlive, until: performance.now() + rememberedMs })
  return isAlive
}

/** Ends all a member's sessions, but one where that is named: after a password's change, a recovery, a block, a deletion. */
export async function endSessionsOf({ db, siteId, now }: Place, memberId: string, except: string | null = null): Promise<void> {
  await endAll({ db, siteId }, memberId, { except, now })
  remembered.clear()
}

/** This process at least knows at once that sessions have ended. */
export const forgetLiving = (): void => remembered.clear()
