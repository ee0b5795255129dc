import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { networkOf } from './rate-limits.ts'
import { incrementAttempts, decrementAttempts } from './store.ts'

const minute = 60
const hour = 60 * minute

/** How often an account, and a network, may try what a stranger could gain by trying often: credentials, and mails to people who did not ask. */
const limits = {
  'staff-sign-in': { windowSeconds: 15 * minute, account: 10, network: 20 },
  /** Mails to people who did not ask for them. */
  'staff-invitation': { windowSeconds: hour, account: 5, network: 100 },
  'staff-recovery-mail': { windowSeconds: hour, account: 5, network: 30 },
  /** Links of invitations and of forgotten passwords; no account is named by them. */
  'staff-link': { windowSeconds: 15 * minute, account: 10, network: 30 },
  'staff-password': { windowSeconds: 15 * minute, account: 10, network: 20 },
  'member-sign-in': { windowSeconds: 15 * minute, account: 10, network: 30 },
  /** By network alone it is bounded, but for tries of one address over and over (threat A06). */
  registration: { windowSeconds: hour, account: 20, network: 60 },
  /** Codes tried, by the account they belong to: new codes are no new tries. */
  verification: { windowSeconds: hour, account: 20, network: 60 },
  'verification-mail': { windowSeconds: hour, account: 5, network: 30 },
  'recovery-mail': { windowSeconds: hour, account: 5, network: 30 },
  /** State tokens shown; pages ask again and again while the owner thinks. */
  state: { windowSeconds: 15 * minute, account: 300, network: 300 },
  /** Recovery tokens tried; no account is named by them. */
  recovery: { windowSeconds: 15 * minute, account: 10, network: 30 },
  'password-change': { windowSeconds: 15 * minute, account: 10, network: 30 },
  /** Tokens of outside providers that turned out wrong. */
  'single-sign-on': { windowSeconds: 15 * minute, account: 30, network: 30 },
  'test-mail': { windowSeconds: hour, account: 10, network: 30 },
  'order-link': { windowSeconds: hour, account: 5, network: 30 },
} as const satisfies Record<string, { windowSeconds: number; account: number; network: number }>

export type AttemptName = keyof typeof limits

type AttemptContext = Pick<Context, 'db' | 'siteId' | 'now' | 'services' | 'address'>

/** Counts a try before anything is looked at, so that tries in parallel count as well as tries in turn; answers under what it was counted. Refuses
 *  TOO_MANY_REQUESTS by who is named and from where, never by what there is. Nothing in a body names the network. */
export async function countAttempt(context: AttemptContext, name: AttemptName, account?: string): Promise<string[]> {
  const { db, siteId, now, services, address } = context
  const subjects = [
    ...(account === undefined ? [] : [`${name} account:${account}`]),
    ...(address === undefined ? [] : [`${name} network:${networkOf(address)}`]),
  ]
  if (services.settings.rateLimits === 'off' || subjects.length === 0) return subjects
  const limit = limits[name]
  const windowEnds = new Date(now.getTime() + limit.windowSeconds * 1000)
  for (const { subject, attempts, windowEnds: until } of await incrementAttempts(db, { siteId, subjects, now, windowEnds })) {
    const max = subject.startsWith(`${name} account:`) ? limit.account : limit.network
    if (attempts > max) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000) })
  }
  return subjects
}

/** What turned out right was no failure. */
export const uncountAttempt = ({ db, siteId }: Pick<AttemptContext, 'db' | 'siteId'>, subjects: readonly string[]): Promise<void> =>
  decrementAttempts(db, siteId, subjects)
