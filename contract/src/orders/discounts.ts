import { Type } from 'typebox'
import { DiscountRuleName, DiscountType } from '../discounts.ts'
import { Price } from '../money.ts'
import { deprecated, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'

const LineItemDiscount = Shape({
  id: maybe(Guid, 'ID of the line item.'),
  totalDiscount: maybe(Price, 'The line’s part of the reduction.'),
})

/** A discount of an order: by a coupon, by the merchant, or by a discount rule of the shop. `amount` is the reduction, `lineItemDiscounts` its lines. */
export const OrderDiscount = Shape({
  coupon: maybe(
    Shape({
      id: maybe(Text(100), 'ID of the coupon.'),
      code: maybe(Text(100), 'Code that the buyer entered.'),
      name: maybe(Text(500), 'Name of the coupon as buyers see it.'),
      amount: maybe(Price, 'Reduction that the coupon gave.'),
    }),
    'The coupon that gave the discount, if it came from one.',
  ),
  merchantDiscount: maybe(
    Shape({
      discountReason: maybe(Type.Enum(['UNSPECIFIED', 'EXCHANGED_ITEMS', 'BILLING_ADJUSTMENT']), 'Why the shop gave the discount.'),
      description: maybeNull(Text(200), 'What the shop noted about the discount.'),
      amount: maybe(Price, 'Reduction in money, over all lines that it covers.'),
    }),
    'The discount, if the shop gave it by hand.',
  ),
  discountRule: maybe(
    Shape({
      id: maybe(Guid, 'ID of the discount rule.'),
      name: maybe(DiscountRuleName, 'Name of the rule as buyers see it.'),
      amount: maybe(Price, 'Reduction that the rule gave.'),
    }),
    'The automatic discount, if it came from a rule.',
  ),
  discountType: maybe(DiscountType, 'Whether everything, some line items or the delivery was reduced.'),
  lineItemIds: deprecated(Type.Array(Guid, { maxItems: 300 }), 'IDs of the line items that share the reduction.'),
  id: maybeNull(Guid, 'ID of the discount in the order.'),
  lineItemDiscounts: maybe(
    Type.Array(LineItemDiscount, { maxItems: 300 }),
    'The reduction of each line item. They add up to the whole reduction.',
  ),
})
