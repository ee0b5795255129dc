import { Type } from 'typebox'
import { field, Guid, Instant, maybe, Shape } from '../scalars.ts'

/** Maximum number of shoppers that a wave notifies. */
export const waveMax = 100_000

const Count = Type.Integer({ minimum: 0 })

/** Emails to shoppers who asked for an item, the earliest requests first. */
export const BackInStockWave = Shape({
  id: field(Guid, 'ID of the wave.'),
  productId: maybe(Guid, 'The product. Absent if the wave is of requests for several.'),
  variantId: maybe(Guid, 'The variant. Absent for requests of all variants.'),
  productName: maybe(Type.String(), 'Name of the product. Absent if it was deleted, or there are several.'),
  choices: maybe(Type.Record(Type.String(), Type.String()), 'Choices of the variant by option. Absent without a variant.'),
  origin: field(
    Type.Enum(['AUTOMATIC', 'MANUAL', 'REPORTED']),
    'Why it began: the item was in stock again, your team started it, or `reportItemsBackInStock` did.',
  ),
  status: field(Type.Enum(['RUNNING', 'DONE', 'CANCELED', 'SOLD_OUT']), 'SOLD_OUT: the item was sold out before all were notified.'),
  limit: field(Count, 'The most shoppers that it notifies.'),
  processed: field(Count, 'Emails that were put into the outbox.'),
  sent: field(Count, 'Of these, accepted by the mail server.'),
  failed: field(Count, 'Of these, not sent.'),
  createdDate: field(Instant, 'When it began.'),
  endedDate: maybe(Instant, 'When it ended. Absent while it runs.'),
})
