import { Type } from 'typebox'
import { MultiCurrencyPrice } from './money.ts'
import { Guid, maybe, maybeNull, Shape, Text } from './scalars.ts'
import { Translatable } from './translatable.ts'

/** What a discount applies to: everything, some line items, or the delivery. */
export const DiscountType = Type.Enum(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'])

export const DiscountRuleName = Translatable({ max: 256, translatedMax: 500, min: 1 })

/** A discount that is applied to a cart estimate or checkout: by a coupon, by the merchant, or by a discount rule of the shop. `amount` is the reduction. */
export const AppliedDiscount = Shape({
  coupon: maybe(
    Shape({
      id: maybe(Text(100), 'ID of the coupon.'),
      code: maybe(Text(100), 'Code that the buyer entered.'),
      name: maybe(Text(500), 'Name of the coupon as buyers see it.'),
      amount: maybe(MultiCurrencyPrice, 'Reduction that the coupon gives here.'),
    }),
    'The coupon that gives the discount, if it comes from one.',
  ),
  merchantDiscount: maybe(
    Shape({
      amount: maybe(MultiCurrencyPrice, 'Reduction in money, over all units and lines that it covers.'),
      percentage: maybeNull(
        Type.Number({ minimum: 0.01, maximum: 100 }),
        'Reduction in percent, from 0.01 to 100. Null if it is a fixed amount.',
      ),
    }),
    'The discount, if the shop gave it by hand.',
  ),
  discountRule: maybe(
    Shape({
      id: maybe(Guid, 'ID of the discount rule.'),
      name: maybe(DiscountRuleName, 'Name of the rule as buyers see it.'),
      amount: maybe(MultiCurrencyPrice, 'Reduction that the rule gives here.'),
    }),
    'The automatic discount, if it comes from a rule.',
  ),
  discountType: maybe(DiscountType, 'Whether everything, some line items or the delivery is reduced.'),
  lineItemIds: maybe(Type.Array(Guid), 'IDs of the line items that share the reduction.'),
})
