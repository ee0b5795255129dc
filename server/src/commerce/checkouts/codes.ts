import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'

/** Tries the codes of a request. There are no coupons and no gift cards yet, so each is a wrong one; who guesses is stopped after ten a minute. */
export function tryCodes(
  context: Pick<Context, 'identity' | 'services'>,
  { couponCode, giftCardCode }: { couponCode?: string | null; giftCardCode?: string | null },
): void {
  if (typeof couponCode !== 'string' && typeof giftCardCode !== 'string') return
  const { identity, services } = context
  services.rateLimits.count('code-attempts', `${identity.siteId} ${identity.kind}:${identity.id}`)
  refuse(typeof couponCode === 'string' ? 'ERROR_COUPON_DOES_NOT_EXIST' : 'GIFT_CARD_NOT_FOUND')
}
