import { Type } from 'typebox'
import { DiscountRuleName, DiscountType } from '../discounts.ts'
import { Price } from '../money.ts'
import { deprecated, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'

const LineItemDiscount = Shape({ id: maybe(Guid), totalDiscount: maybe(Price) })

/** A discount of an order: by a coupon, by the merchant, or by a discount rule of the shop. `amount` is the reduction, `lineItemDiscounts` its lines. */
export const OrderDiscount = Shape({
  coupon: maybe(Shape({ id: maybe(Text(100)), code: maybe(Text(100)), name: maybe(Text(500)), amount: maybe(Price) })),
  merchantDiscount: maybe(
    Shape({
      discountReason: maybe(Type.Enum(['UNSPECIFIED', 'EXCHANGED_ITEMS', 'BILLING_ADJUSTMENT'])),
      description: maybeNull(Text(200)),
      amount: maybe(Price),
    }),
  ),
  discountRule: maybe(Shape({ id: maybe(Guid), name: maybe(DiscountRuleName), amount: maybe(Price) })),
  discountType: maybe(DiscountType),
  lineItemIds: deprecated(Type.Array(Guid, { maxItems: 300 })),
  id: maybeNull(Guid),
  lineItemDiscounts: maybe(Type.Array(LineItemDiscount, { maxItems: 300 })),
})
