import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { limits, type AttemptName, type CaptchaName, type Limit, type MailName } from './attempt-limits.ts'
import { networkOf } from './rate-limits.ts'
import { incrementAttempts, decrementAttempts } from './store.ts'

type AttemptContext = Pick<Context, 'db' | 'siteId' | 'now' | 'services' | 'address'>

/** A counted attempt. */
export interface CountedAttempt {
  /** What it was counted under. */
  subjects: readonly string[]
}

/** Counts an attempt before anything is checked, so that parallel attempts count like consecutive ones, regardless of whether the account exists. Refuses
 *  TOO_MANY_REQUESTS by network, which is never taken from the request body; by account only if the caller has proved who they are. */
export const countAttempt = (
  context: AttemptContext,
  name: Exclude<AttemptName, CaptchaName | MailName>,
  account?: string,
): Promise<CountedAttempt> => count(context, name, account)

async function count(context: AttemptContext, name: AttemptName, account?: string): Promise<CountedAttempt & { isOverAccount: boolean }> {
  const { db, siteId, now, services, address } = context
  const subjects = [
    ...(account === undefined ? [] : [`${name} account:${account}`]),
    ...(address === undefined ? [] : [`${name} network:${networkOf(address)}`]),
  ]
  const counted = { subjects, isOverAccount: false }
  if (services.settings.rateLimits === 'off' || subjects.length === 0) return counted
  const { windowSeconds, network, byAccount }: Limit = limits[name]
  const windowEnds = new Date(now.getTime() + windowSeconds * 1000)
  for (const { subject, attempts, windowEnds: until } of await incrementAttempts(db, { siteId, subjects, now, windowEnds })) {
    const isAccount = subject.startsWith(`${name} account:`)
    if (attempts <= (isAccount ? (byAccount?.attempts ?? Infinity) : network)) continue
    if (isAccount && byAccount?.beyond !== 'REFUSE') counted.isOverAccount = true
    else refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000) })
  }
  return counted
}

/** Counts an attempt, and says whether the account has had so many that this one needs a captcha. */
export async function countForCaptcha(
  context: AttemptContext,
  name: CaptchaName,
  account: string,
): Promise<CountedAttempt & { needsCaptcha: boolean }> {
  const { subjects, isOverAccount } = await count(context, name, account)
  return { subjects, needsCaptcha: isOverAccount }
}

/** Counts a request for an email to an address that the caller may not own, and says whether to send it. The call responds alike. */
export async function mayMail(context: AttemptContext, name: MailName, account: string): Promise<boolean> {
  return !(await count(context, name, account)).isOverAccount
}

/** A successful attempt doesn't count as a failure. */
export const uncountAttempt = ({ db, siteId }: Pick<AttemptContext, 'db' | 'siteId'>, { subjects }: CountedAttempt): Promise<void> =>
  decrementAttempts(db, siteId, subjects)
