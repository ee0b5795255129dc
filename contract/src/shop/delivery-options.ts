import { Type } from 'typebox'
import { Price } from '../money.ts'
import { Country, Guid, maybe, Shape } from '../scalars.ts'
import { PickupLocation } from './shop.ts'

/** A way of delivery and what it costs, as prices are shown. */
export const DeliveryEstimate = Shape({
  /** What a cart or a checkout chooses it by. */
  code: Type.String(),
  kind: Type.Enum(['FLAT', 'FREE_OVER', 'BY_WEIGHT', 'PICKUP']),
  title: Type.String(),
  /** In words: "1 to 3 working days". */
  deliveryTime: maybe(Type.String()),
  price: Price,
  /** It costs nothing from this value of the goods on. */
  freeFrom: maybe(Price),
  /** What is missing to that. */
  untilFree: maybe(Price),
  /** Where the goods are fetched. */
  pickupPlace: maybe(PickupLocation),
})

/** How goods come to a place. `region` is the region of the shop's delivery settings that counts there. */
export const DeliveryOptions = Shape({
  country: Country,
  status: Type.Enum(['DELIVERED', 'NOT_DELIVERED_THERE', 'NOT_NEEDED']),
  region: maybe(Shape({ id: Guid, name: Type.String() })),
  options: Type.Array(DeliveryEstimate),
})
