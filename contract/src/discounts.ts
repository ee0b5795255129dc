import { Type } from 'typebox'
import { MultiCurrencyPrice } from './money.ts'
import { Guid, maybe, maybeNull, Shape, Text } from './scalars.ts'
import { Translatable } from './translatable.ts'

/** What a discount applies to: everything, some line items, or the delivery. */
export const DiscountType = Type.Enum(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'])

export const DiscountRuleName = Translatable({ max: 256, translatedMax: 500, min: 1 })

/** A discount that is applied to a cart estimate or checkout: by a coupon, by the merchant, or by a discount rule of the shop. `amount` is the reduction. */
export const AppliedDiscount = Shape({
  coupon: maybe(Shape({ id: maybe(Text(100)), code: maybe(Text(100)), name: maybe(Text(500)), amount: maybe(MultiCurrencyPrice) })),
  merchantDiscount: maybe(
    Shape({ amount: maybe(MultiCurrencyPrice), percentage: maybeNull(Type.Number({ minimum: 0.01, maximum: 100 })) }),
  ),
  discountRule: maybe(Shape({ id: maybe(Guid), name: maybe(DiscountRuleName), amount: maybe(MultiCurrencyPrice) })),
  discountType: maybe(DiscountType),
  lineItemIds: maybe(Type.Array(Guid)),
})
