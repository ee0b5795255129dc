import type { Context } from '../context.ts'
import { refuse } from '../http/refuse.ts'
import { networkOf } from '../rate-limits/rate-limits.ts'
import { addFailure, countFailures } from './store.ts'

const windowSeconds = 15 * 60
const failuresMax = { account: 10, network: 20 } as const

/** Wrong passwords are counted for the account and for the network it is tried from; nothing in the body names another subject. */
export function subjectsOf(context: Context, email: string): string[] {
  const account = `account:${email.toLowerCase()}`
  return context.address === undefined ? [account] : [account, `network:${networkOf(context.address)}`]
}

/** Refuses TOO_MANY_REQUESTS once an account or a network has failed too often in a quarter of an hour. */
export async function checkAttempts({ db, siteId, now, services }: Context, subjects: readonly string[]): Promise<void> {
  if (services.settings.rateLimits === 'off') return
  for (const { subject, failures, windowEnds } of await countFailures(db, siteId, subjects, now)) {
    const max = subject.startsWith('account:') ? failuresMax.account : failuresMax.network
    if (failures >= max) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((windowEnds.getTime() - now.getTime()) / 1000) })
  }
}

export function countFailure({ db, siteId, now }: Context, subjects: readonly string[]): Promise<void> {
  return addFailure(db, { siteId, subjects, now, windowEnds: new Date(now.getTime() + windowSeconds * 1000) })
}
