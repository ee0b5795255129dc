import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { CollectionId } from '../collections/collection-id.ts'
import { ExtendedFields } from '../extended-fields.ts'
import { EntityRevision } from '../products-v3/product.ts'
import { field, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'
import { quantityMax } from '../stock/preorder.ts'

export const Quantity = Whole(-quantityMax, quantityMax)

const PreorderSettings = Shape({
  enabled: maybeNull(Type.Boolean(), 'Whether preorders are accepted while the variant is out of stock.'),
  message: maybeNull(Text(250, 1), 'What shoppers read about the preorder.'),
  limit: maybeNull(Whole(0, 100_000), 'Units that can be preordered. Null for no limit.'),
  counter: readOnly(Whole(0, quantityMax), 'Units that have been preordered and are owed.'),
  quantity: readOnly(Type.Integer(), 'Units that can still be preordered. Absent if preorders aren’t accepted or have no limit.'),
})

/** What an item shows of its product. */
const ProductOfItem = Shape({
  name: maybeNull(Text(80), 'Name of the product.'),
  directCategoryIds: maybe(Type.Array(CollectionId, { maxItems: 2000 }), 'IDs of the categories that it was added to.'),
  variantName: maybeNull(Text(250, 1), 'Choices of the variant, such as “Large, Blue”. Absent for an only variant.'),
  variantSku: maybeNull(Text(40, 1), 'SKU of the variant. Absent if it has none.'),
  variantVisible: maybeNull(Type.Boolean(), 'Whether shoppers can see the variant.'),
})

/** What is written of an item. */
export const itemFields = {
  quantity: maybe(Quantity, 'Units in stock; negative if more are owed than there are. Either this or `inStock`.'),
  inStock: maybe(Type.Boolean(), 'Whether the variant is in stock, if its quantity isn’t tracked.'),
  preorderInfo: maybe(PreorderSettings, 'Settings of preorders.'),
  extendedFields: maybe(ExtendedFields, 'Fields of apps.'),
}

const fields = {
  ...itemFields,
  id: readOnly(Guid, 'ID of the item.'),
  revision: readOnly(EntityRevision, 'Revision of the item, one higher with each change.'),
  createdDate: readOnly(Instant, 'When it was created.'),
  updatedDate: readOnly(Instant, 'When it was last changed.'),
  variantId: maybe(Guid, 'ID of the variant.'),
  locationId: maybeNull(Guid, 'ID of the location. The default location if absent.'),
  productId: maybe(Text(36, 1), 'ID of the product.'),
  trackQuantity: readOnly(Type.Boolean(), 'Whether the quantity is tracked.'),
  availabilityStatus: readOnly(Type.Enum(['OUT_OF_STOCK', 'IN_STOCK', 'PREORDER']), 'Whether the variant can be bought or preordered.'),
  product: readOnly(ProductOfItem, 'What the item shows of its product.'),
}

/** The stock of a variant at a location. */
export const InventoryItemV3 = Answered(Shape(fields), [
  'id',
  'revision',
  'createdDate',
  'updatedDate',
  'variantId',
  'locationId',
  'productId',
  'trackQuantity',
  'availabilityStatus',
])

export const NewInventoryItem = Shape({
  ...fields,
  quantity: maybe(Quantity, 'Units in stock. A new item has at least 0. Either this or `inStock`.'),
  productId: field(Guid, 'ID of the product.'),
  variantId: field(Guid, 'ID of the variant.'),
})

/** An item to create, or the fields to change if the variant has one at the location. */
export const InventoryItemUpsert = Shape({
  ...NewInventoryItem.properties,
  revision: maybe(EntityRevision, 'Revision that was read, if the item exists. If it has changed since, the item isn’t changed.'),
})

/** The fields of an item to change, with ID and revision. */
export const InventoryItemChanges = Shape({
  ...fields,
  variantId: readOnly(fields.variantId),
  locationId: readOnly(fields.locationId),
  productId: readOnly(fields.productId),
  id: field(Guid, 'ID of the item.'),
  revision: field(EntityRevision, 'Revision that was read. If the item has changed since, the call is refused.'),
})

export const reason = maybe(
  Type.Enum(['ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE']),
  'Why the stock changes. The history and the event `inventory_item_updated_with_reason` have it.',
)
