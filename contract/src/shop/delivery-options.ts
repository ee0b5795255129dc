import { Type } from 'typebox'
import { Price } from '../money.ts'
import { Country, Guid, maybe, Shape } from '../scalars.ts'
import { PickupLocation } from './shop.ts'

/** A delivery option and its cost, as prices are displayed. */
export const DeliveryEstimate = Shape({
  /** The code that a cart or checkout selects it by. */
  code: Type.String(),
  kind: Type.Enum(['FLAT', 'FREE_OVER', 'BY_WEIGHT', 'PICKUP']),
  title: Type.String(),
  /** As text: "1 to 3 working days". */
  deliveryTime: maybe(Type.String()),
  price: Price,
  /** The order value from which it is free. */
  freeFrom: maybe(Price),
  /** The amount missing to that value. */
  untilFree: maybe(Price),
  /** The pickup location. */
  pickupPlace: maybe(PickupLocation),
})

/** The delivery options for a destination. `region` is the region of the shop's delivery settings that applies there. */
export const DeliveryOptions = Shape({
  country: Country,
  status: Type.Enum(['DELIVERED', 'NOT_DELIVERED_THERE', 'NOT_NEEDED']),
  region: maybe(Shape({ id: Guid, name: Type.String() })),
  options: Type.Array(DeliveryEstimate),
})
