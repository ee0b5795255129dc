import type { AppliedDiscount, Discount, WirePrice, Writer } from '../pricing/public.ts'

/** The applied discounts: the amount, who granted it, and the lines it covers. */
export const newDiscounts = (discounts: readonly AppliedDiscount[], price: Writer<WirePrice>) =>
  discounts.filter(({ amountMinor }) => amountMinor > 0).map((applied) => newDiscount(applied, price))

function newDiscount({ discount, amountMinor, shares }: AppliedDiscount, price: Writer<WirePrice>) {
  const amount = price(amountMinor)
  const discountType = typeOf(discount)
  const lineItemDiscounts = shares.map((share) => ({ id: share.id, totalDiscount: price(share.amountMinor) }))
  return { discountType, ...(discountType === 'SHIPPING' ? {} : { lineItemDiscounts }), ...grantedBy(discount, amount) }
}

function typeOf({ scope }: Discount): 'GLOBAL' | 'SHIPPING' | 'SPECIFIC_ITEMS' {
  if (scope === 'all') return 'GLOBAL'
  return scope === 'delivery' ? 'SHIPPING' : 'SPECIFIC_ITEMS'
}

function grantedBy({ kind, source }: Discount, amount: WirePrice) {
  switch (kind) {
    case 'MERCHANT':
      return { merchantDiscount: { amount } }
    case 'COUPON':
      return { coupon: { id: source, amount } }
    case 'RULE':
      return { discountRule: { id: source, amount } }
  }
}
