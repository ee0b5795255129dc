import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { networkOf } from './rate-limits.ts'
import { incrementAttempts, decrementAttempts } from './store.ts'

type Limit = { windowSeconds: number; network: number } & ({ account: number } | { captchaAfter: number })

const minute = 60
const hour = 60 * minute

/** How many attempts an account and a network have at what an attacker could gain from by repetition: credentials, and emails to people who didn't request them.
 *  Sign-ins have no limit by account, which would let anyone lock the owner of an account out: after `captchaAfter` attempts they need a captcha. */
const limits = {
  'staff-sign-in': { windowSeconds: 15 * minute, captchaAfter: 5, network: 20 },
  /** Emails to people who didn't request them. */
  'staff-invitation': { windowSeconds: hour, account: 5, network: 100 },
  'staff-recovery-mail': { windowSeconds: hour, account: 5, network: 30 },
  /** Links of invitations and password recovery. They don't name an account. */
  'staff-link': { windowSeconds: 15 * minute, account: 10, network: 30 },
  'staff-password': { windowSeconds: 15 * minute, account: 10, network: 20 },
  'member-sign-in': { windowSeconds: 15 * minute, captchaAfter: 5, network: 30 },
  /** Limited by network only, except repeated attempts with one address (threat A06). */
  registration: { windowSeconds: hour, account: 20, network: 60 },
  /** Attempts at codes, by account: a new code doesn't reset them. */
  verification: { windowSeconds: hour, account: 20, network: 60 },
  'verification-mail': { windowSeconds: hour, account: 5, network: 30 },
  'recovery-mail': { windowSeconds: hour, account: 5, network: 30 },
  /** State tokens, which pages send repeatedly while the owner's approval is pending. */
  state: { windowSeconds: 15 * minute, account: 300, network: 300 },
  /** Attempts with recovery tokens. They don't name an account. */
  recovery: { windowSeconds: 15 * minute, account: 10, network: 30 },
  'password-change': { windowSeconds: 15 * minute, account: 10, network: 30 },
  /** Invalid tokens of external providers. */
  'single-sign-on': { windowSeconds: 15 * minute, account: 30, network: 30 },
  'test-mail': { windowSeconds: hour, account: 10, network: 30 },
  'order-link': { windowSeconds: hour, account: 5, network: 30 },
} as const satisfies Record<string, Limit>

export type AttemptName = keyof typeof limits

type AttemptContext = Pick<Context, 'db' | 'siteId' | 'now' | 'services' | 'address'>

/** A counted attempt. */
export interface Counted {
  /** What it was counted under. */
  subjects: readonly string[]
  /** The account has had so many attempts that this one needs a captcha. */
  needsCaptcha: boolean
}

/** Counts an attempt before anything is checked, so that parallel attempts count like consecutive ones. Refuses TOO_MANY_REQUESTS by account and network,
 *  regardless of whether the account exists. The network is never taken from the request body. */
export async function countAttempt(context: AttemptContext, name: AttemptName, account?: string): Promise<Counted> {
  const { db, siteId, now, services, address } = context
  const subjects = [
    ...(account === undefined ? [] : [`${name} account:${account}`]),
    ...(address === undefined ? [] : [`${name} network:${networkOf(address)}`]),
  ]
  let needsCaptcha = false
  if (services.settings.rateLimits === 'off' || subjects.length === 0) return { subjects, needsCaptcha }
  const limit: Limit = limits[name]
  const windowEnds = new Date(now.getTime() + limit.windowSeconds * 1000)
  for (const { subject, attempts, windowEnds: until } of await incrementAttempts(db, { siteId, subjects, now, windowEnds })) {
    const isAccount = subject.startsWith(`${name} account:`)
    if (isAccount && 'captchaAfter' in limit) needsCaptcha = attempts > limit.captchaAfter
    else if (attempts > (isAccount && 'account' in limit ? limit.account : limit.network))
      refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000) })
  }
  return { subjects, needsCaptcha }
}

/** A successful attempt doesn't count as a failure. */
export const uncountAttempt = ({ db, siteId }: Pick<AttemptContext, 'db' | 'siteId'>, { subjects }: Counted): Promise<void> =>
  decrementAttempts(db, siteId, subjects)
