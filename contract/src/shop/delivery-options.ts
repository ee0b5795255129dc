import { Type } from 'typebox'
import { Price } from '../money.ts'
import { Country, field, Guid, maybe, Shape } from '../scalars.ts'
import { PickupLocation } from './shop.ts'

/** A delivery option and its cost, as prices are displayed. */
export const DeliveryEstimate = Shape({
  code: field(Type.String(), 'Code by which a cart or checkout selects the option.'),
  kind: field(
    Type.Enum(['FLAT', 'FREE_OVER', 'BY_WEIGHT', 'PICKUP']),
    'How the price is set: fixed, free from an order value, by weight, or pickup.',
  ),
  title: field(Type.String(), 'Name of the option as buyers see it.'),
  deliveryTime: maybe(Type.String(), 'How long delivery takes, as text, such as “1 to 3 working days”.'),
  price: field(Price, 'Cost of the option, as the shop shows its prices.'),
  freeFrom: maybe(Price, 'Order value from which the option is free. Absent if it never is.'),
  untilFree: maybe(Price, 'Amount missing to that value. Absent if it is reached.'),
  pickupPlace: maybe(PickupLocation, 'Where to pick up the order. Absent for deliveries.'),
})

/** Whether an item can be picked up somewhere now. Numbers are the shop's own. */
export const PickupAvailability = Type.Enum(['IN_STOCK', 'LOW_STOCK', 'OUT_OF_STOCK'])

/** A delivery option for an item. */
const OfferedDelivery = Shape({
  ...DeliveryEstimate.properties,
  pickupPlace: maybe(
    Shape({
      ...PickupLocation.properties,
      isStocked: field(Type.Boolean(), 'Whether it is linked to a location of stock, so that products have their `availability` there.'),
      availability: maybe(
        PickupAvailability,
        'Whether a unit of the product is in stock there. Absent without a product, or if the pickup location isn’t linked to a location.',
      ),
    }),
    'Where to pick up the order. Absent for deliveries.',
  ),
})

/** The delivery options for a destination. `region` is the region of the shop's delivery settings that applies there. */
export const DeliveryOptions = Shape({
  country: field(Country, 'The requested country, as a two-letter code.'),
  status: field(
    Type.Enum(['DELIVERED', 'NOT_DELIVERED_THERE', 'NOT_NEEDED']),
    'Whether the shop delivers to the country. NOT_NEEDED: nothing has to be delivered.',
  ),
  region: maybe(
    Shape({ id: field(Guid, 'ID of the region.'), name: field(Type.String(), 'Name of the region.') }),
    'Delivery region of the shop’s settings. Absent if no region has the country.',
  ),
  options: field(Type.Array(OfferedDelivery), 'The options in the order of the settings.'),
})
