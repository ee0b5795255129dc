import type { Context } from '../context.ts'
import { refuse } from '../http/refuse.ts'
import { networkOf } from '../rate-limits/rate-limits.ts'
import { addAttempt } from './store.ts'

const windowSeconds = 60 * 60
/** A mailbox is not to be filled by strangers, and a network that asks for many is guessing. */
const attemptsMax = { address: 5, network: 30 } as const

/** Counts an ask before anything else is done for it. Refuses TOO_MANY_REQUESTS by who is asked for and from where, never by what there is. */
export async function countAttempt(context: Context, email: string): Promise<void> {
  const { address, now, services } = context
  if (services.settings.rateLimits === 'off') return
  const subjects = [`address:${email}`, ...(address === undefined ? [] : [`network:${networkOf(address)}`])]
  for (const { subject, attempts, windowEnds } of await addAttempt(context, {
    subjects,
    windowEnds: new Date(now.getTime() + windowSeconds * 1000),
  })) {
    const max = subject.startsWith('address:') ? attemptsMax.address : attemptsMax.network
    if (attempts > max) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((windowEnds.getTime() - now.getTime()) / 1000) })
  }
}
