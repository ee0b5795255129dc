import { Type } from 'typebox'
import { Image } from '../image.ts'
import { Price } from '../money.ts'
import { field, Guid, Instant, maybe, Shape } from '../scalars.ts'

const Count = Type.Integer({ minimum: 0 })

/** How many shoppers asked for an item. */
export const BackInStockDemand = Shape({
  productId: field(Guid, 'ID of the product.'),
  variantId: maybe(Guid, 'ID of the variant. Absent for requests of any variant.'),
  productName: maybe(Type.String(), 'Name of the product. Absent if it was deleted.'),
  choices: maybe(Type.Record(Type.String(), Type.String()), 'Choices of the variant by option. Absent without a variant.'),
  image: maybe(Image, 'Picture of the product. Absent if it has none.'),
  waiting: field(Count, 'Requests that wait for the item.'),
  processing: field(Count, 'Requests whose email is in the outbox.'),
  sent: field(Count, 'Requests whose email was sent.'),
  failed: field(Count, 'Requests whose email couldn’t be sent.'),
  value: maybe(Price, 'Price of the item times waiting requests. Absent if the item was deleted.'),
  inStock: field(Type.Boolean(), 'Whether shoppers can buy the item from stock now.'),
  available: maybe(Count, 'Units in stock. Absent if stock isn’t tracked.'),
  firstDate: field(Instant, 'When the earliest of all these requests was made.'),
  lastDate: field(Instant, 'When the latest one was made.'),
})
