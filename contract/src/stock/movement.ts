import { Type } from 'typebox'
import { Choices, StoreVariantId } from '../catalogue/variants.ts'
import { Identity } from '../identity.ts'
import { field, Guid, Instant, maybe, Shape } from '../scalars.ts'
import { movementReasons } from './reasons.ts'

/** The days for which movements can be read: as long as orders are compared with those of the year before, and a second year for the accounts. */
export const movementRetentionDays = 800

/** A change of the units that can be sold of a variant. Reserving them for a payment is one, selling what was reserved isn’t. */
export const StockMovement = Shape({
  id: field(Guid, 'ID of the movement. A later movement of a variant has a higher one.'),
  variant: field(StoreVariantId, 'Product ID and variant ID, joined by a hyphen.'),
  productId: field(Guid, 'ID of the product.'),
  variantId: field(Guid, 'ID of the variant within its product.'),
  locationId: field(Guid, 'ID of the location. The shop sells from the default one.'),
  productName: maybe(Type.String(), 'Name of the product. Absent if it was deleted.'),
  choices: maybe(Choices, 'The choice of each option, such as `{ "Size": "M" }`. Absent if the variant was deleted.'),
  time: field(Instant, 'When the stock changed.'),
  delta: field(Type.Integer(), 'Units that were added. Negative if they were taken.'),
  quantity: field(Type.Integer(), 'Units that could be sold afterwards. Negative if more were preordered.'),
  reason: field(
    Type.Enum(movementReasons),
    'Why the stock changed. API: a call that names no reason. MOVED: units came from another location or went there. PRODUCT_CHANGED: the variant was created or deleted.',
  ),
  note: maybe(Type.String(), 'Note for the owners. Absent if there is none, and for apps.'),
  orderId: maybe(Guid, 'ID of the order. Absent if there is none.'),
  orderNumber: maybe(Type.String(), 'Number of the order. Absent if there is none, or if it was never approved.'),
  identity: field(Identity, 'Who changed it, as webhooks name identities.'),
})
