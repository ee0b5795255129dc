import type { Context } from '../context.ts'
import { refuse } from '../http/refuse.ts'
import { networkOf } from '../rate-limits/rate-limits.ts'
import { addAttempt, takeBackAttempt } from './store.ts'

const windowSeconds = 15 * 60
const failuresMax = { account: 10, network: 20 } as const

/** Whose tries are counted: the account's, and those of the network it is tried from; nothing in the body names another subject. */
export function subjectsOf({ address }: Context, email: string): string[] {
  const account = `account:${email.toLowerCase()}`
  return address === undefined ? [account] : [account, `network:${networkOf(address)}`]
}

/** Counts a try before the password is looked at, so that tries in parallel count as well as tries in turn. Refuses TOO_MANY_REQUESTS once an account or a
 *  network has failed too often in a quarter of an hour. */
export async function countAttempt({ db, siteId, now, services }: Context, subjects: readonly string[]): Promise<void> {
  if (services.settings.rateLimits === 'off') return
  const windowEnds = new Date(now.getTime() + windowSeconds * 1000)
  for (const { subject, attempts, windowEnds: until } of await addAttempt(db, { siteId, subjects, now, windowEnds })) {
    const max = subject.startsWith('account:') ? failuresMax.account : failuresMax.network
    if (attempts > max) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000) })
  }
}

/** What turned out right was no failure. */
export const forgiveAttempt = ({ db, siteId }: Context, subjects: readonly string[]): Promise<void> => takeBackAttempt(db, siteId, subjects)
