import { Type } from 'typebox'
import { Instant, maybe, maybeNull, Shape, Text, Whole } from './scalars.ts'
import { Translatable } from './translatable.ts'

/** The name of an item. */
export const ProductName = Translatable({ max: 200, translatedMax: 400, min: 1 })

/** What a price is for, such as "per month". */
export const PriceDescription = Translatable({ max: 100, min: 1 })

/** The URL of an item's page: `url` in full, `relativePath` below the site's address (wire §2). */
export const PageUrl = Shape({
  relativePath: maybe(Text(2000), 'Path of the page below the site’s address, such as `/products/linen-shirt`.'),
  url: maybeNull(Text(2000), 'Full address of the page.'),
})

/** One selected choice of an item, for example Size: M. Either `plainText` or `colorInfo` holds the value; `code` is a CSS colour. */
export const DescriptionLine = Shape({
  name: maybe(Translatable({ max: 100, translatedMax: 200 }), 'Name of the property, such as Size.'),
  plainText: maybe(Translatable({ max: 600 }), 'The value as text. Absent for a colour.'),
  colorInfo: maybe(
    Shape({
      original: maybe(Text(500), 'Name of the colour in the site’s language.'),
      translated: maybeNull(Text(500), 'Name of the colour in the buyer’s language, if it was translated.'),
      code: maybeNull(Text(100), 'The colour in CSS notation, such as `#4b5d3a`.'),
    }),
    'The value as a colour. Absent for a text.',
  ),
})

/** Weight (in the site's unit), stock-keeping unit, and whether the item is shipped. */
export const PhysicalProperties = Shape({
  weight: maybeNull(Type.Number({ minimum: 0 }), 'Weight of one unit, in the shop’s unit of weight. Null counts as zero.'),
  sku: maybeNull(Text(40), 'Stock-keeping unit: the shop’s own number of the item.'),
  shippable: maybe(Type.Boolean(), 'Whether the item has to be delivered or picked up.'),
})

/** The type of an item: a preset, or a custom type set by an app. */
export const ItemType = Shape({
  preset: maybe(
    Type.Enum(['UNRECOGNISED', 'PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE']),
    'Type of the item, if it is one of the usual ones.',
  ),
  custom: maybe(Text(100), 'Type of the item that an app defines.'),
})

/** How an item is paid. */
export const PaymentOptionType = Type.Enum([
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
])

/** When a service takes place and for how many people. */
export const ServiceProperties = Shape({
  scheduledDate: maybeNull(Instant, 'When the service takes place.'),
  numberOfParticipants: maybeNull(Whole(1, 10_000), 'Number of people it is booked for.'),
})

/** A text that the buyer agrees to, such as a cancellation policy. */
export const Policy = Shape({
  title: maybeNull(Text(29, 1), 'Heading of the text, such as “Cancellation policy”.'),
  content: maybe(Text(3000, 1), 'The text that the buyer agrees to.'),
})

/** Whether the requested quantity is available. `quantityAvailable` is null if stock isn't tracked. */
export const ItemAvailability = Shape({
  status: maybe(
    Type.Enum(['AVAILABLE', 'NOT_FOUND', 'NOT_AVAILABLE', 'PARTIALLY_AVAILABLE']),
    'Whether the quantity of the line can be bought now. NOT_FOUND: the item is no longer in the catalogue.',
  ),
  quantityAvailable: maybeNull(Type.Integer(), 'Units that can be bought now. Absent or null if stock isn’t tracked.'),
})
