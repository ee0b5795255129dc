import { Type } from 'typebox'
import { ProductName } from '../item.ts'
import { Price } from '../money.ts'
import { Guid, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'

const TranslatedValue = Shape({ original: maybe(Type.String({ minLength: 1 })), translated: maybeNull(Type.String({ minLength: 1 })) })
const ShippingTotal = Shape({ total: maybe(Price), shippingTitle: maybe(Text(250)) })

const ChangedLineItem = Shape({
  id: maybe(Guid),
  name: maybe(ProductName),
  quantity: maybe(
    Shape({
      originalQuantity: maybe(Whole(0, 1_000_000)),
      newQuantity: maybe(Whole(0, 1_000_000)),
      diff: maybe(Whole(1, 1_000_000)),
      deltaType: maybe(Type.Enum(['QUANTITY_INCREASED', 'QUANTITY_DECREASED'])),
    }),
  ),
  price: maybe(Shape({ originalPrice: maybe(Price), newPrice: maybe(Price) })),
})

const ManagedLineItem = Shape({ id: maybe(Guid), name: maybe(ProductName), quantity: maybe(Whole(1, 1_000_000)) })

/** A discount or fee: the lines it applied to, and its amount. */
const ManagedAmount = Shape({
  id: maybe(Guid),
  name: maybe(TranslatedValue),
  affectedLineItems: maybe(Type.Array(Shape({ id: maybe(Guid), name: maybe(ProductName), amount: maybe(Price) }))),
  totalAmount: maybe(Price),
})

/** A change to an order after it was placed. Exactly one of the fields is set. */
export const OrderChange = Shape({
  lineItemChanged: maybe(ChangedLineItem),
  lineItemAdded: maybe(ManagedLineItem),
  lineItemRemoved: maybe(ManagedLineItem),
  discountAdded: maybe(ManagedAmount),
  discountRemoved: maybe(ManagedAmount),
  additionalFeeAdded: maybe(ManagedAmount),
  additionalFeeRemoved: maybe(ManagedAmount),
  totalPriceChanged: maybe(Shape({ originalTotal: maybe(Price), newTotal: maybe(Price) })),
  shippingInformationChanged: maybe(Shape({ originalShippingInfo: maybe(ShippingTotal), newShippingInfo: maybe(ShippingTotal) })),
})
