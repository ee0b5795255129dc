import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'

/** Tries the codes of a request. Coupons and gift cards don't exist yet, so every code is invalid. Rate-limited to ten a minute, so codes can't be guessed; a
 *  transaction that runs again has been counted. */
export function tryCodes(
  context: Pick<Context, 'identity' | 'services' | 'db'>,
  { couponCode, giftCardCode }: { couponCode?: string | null; giftCardCode?: string | null },
): void {
  if (typeof couponCode !== 'string' && typeof giftCardCode !== 'string') return
  const { identity, services, db } = context
  services.rateLimits.count('code-attempts', `${identity.siteId} ${identity.kind}:${identity.id}`, db.isRetry)
  refuse(typeof couponCode === 'string' ? 'ERROR_COUPON_DOES_NOT_EXIST' : 'GIFT_CARD_NOT_FOUND')
}
