import { Type } from 'typebox'
import { Instant, maybe, maybeNull, Shape, Text, Whole } from './scalars.ts'
import { Translatable } from './translatable.ts'

/** The name of an item. */
export const ProductName = Translatable({ max: 200, translatedMax: 400, min: 1 })

/** What a price is for, such as "per month". */
export const PriceDescription = Translatable({ max: 100, min: 1 })

/** The URL of an item's page: `url` in full, `relativePath` below the site's address (wire §2). */
export const PageUrl = Shape({ relativePath: maybe(Text(2000)), url: maybeNull(Text(2000)) })

/** One selected choice of an item, for example Size: M. Either `plainText` or `colorInfo` holds the value; `code` is a CSS colour. */
export const DescriptionLine = Shape({
  name: maybe(Translatable({ max: 100, translatedMax: 200 })),
  plainText: maybe(Translatable({ max: 600 })),
  colorInfo: maybe(Shape({ original: maybe(Text(500)), translated: maybeNull(Text(500)), code: maybeNull(Text(100)) })),
})

/** Weight (in the site's unit), stock-keeping unit, and whether the item is shipped. */
export const PhysicalProperties = Shape({
  weight: maybeNull(Type.Number({ minimum: 0 })),
  sku: maybeNull(Text(40)),
  shippable: maybe(Type.Boolean()),
})

/** The type of an item: a preset, or a custom type set by an app. */
export const ItemType = Shape({
  preset: maybe(Type.Enum(['UNRECOGNISED', 'PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE'])),
  custom: maybe(Text(100)),
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
export const ServiceProperties = Shape({ scheduledDate: maybeNull(Instant), numberOfParticipants: maybeNull(Whole(1, 10_000)) })

/** A text that the buyer agrees to, such as a cancellation policy. */
export const Policy = Shape({ title: maybeNull(Text(29, 1)), content: maybe(Text(3000, 1)) })

/** Whether the requested quantity is available. `quantityAvailable` is null if stock isn't tracked. */
export const ItemAvailability = Shape({
  status: maybe(Type.Enum(['AVAILABLE', 'NOT_FOUND', 'NOT_AVAILABLE', 'PARTIALLY_AVAILABLE'])),
  quantityAvailable: maybeNull(Type.Integer()),
})
