import { Type } from 'typebox'
import { deprecated, field, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'
import { PreorderInfo, quantityMax } from './preorder.ts'

/** The stock of a variant. `quantity` can be sold now: what payments in progress have reserved isn’t part of it. */
const InventoryVariant = Shape({
  variantId: field(Guid, 'ID of the variant within its product. The zero UUID if the product has no variants.'),
  inStock: field(Type.Boolean(), 'Whether the variant is in stock. Set by hand if quantities aren’t tracked.'),
  quantity: maybe(Type.Integer(), 'Units that can be sold. Negative if more are preordered. Absent if quantities aren’t tracked.'),
  availableForPreorder: field(Type.Boolean(), 'Whether the variant is out of stock and can be preordered.'),
})

/** The stock of a product. Its ID is that of the product. */
export const InventoryItem = Shape({
  id: field(Guid, 'ID of the inventory item, which is that of its product.'),
  externalId: deprecated(Guid, 'ID of the product.'),
  productId: field(Guid, 'ID of the product.'),
  trackQuantity: field(Type.Boolean(), 'Whether quantities are tracked, for all variants of the product.'),
  variants: field(Type.Array(InventoryVariant), 'Stock of the variants.'),
  lastUpdated: field(Instant, 'When the stock or its settings last changed.'),
  numericId: field(Type.String(), 'Number of the item, ascending by creation.'),
  preorderInfo: field(PreorderInfo, 'Whether the product can be preordered.'),
})

/** What an update of the stock of a product can change. */
export const InventoryItemChanges = Shape({
  id: maybeNull(Guid, 'ID of the inventory item. It must be that of the product.'),
  externalId: deprecated(Guid, 'ID of the product.'),
  productId: field(Guid, 'ID of the product.'),
  trackQuantity: maybeNull(
    Type.Boolean(),
    'Whether quantities are tracked, for all variants of the product. False if absent, so send it with every update.',
  ),
  variants: maybe(
    Type.Array(
      Shape({
        variantId: maybe(Guid, 'ID of the variant. The zero UUID by default.'),
        inStock: maybeNull(Type.Boolean(), 'Whether the variant is in stock, if quantities aren’t tracked.'),
        quantity: maybeNull(Whole(0, quantityMax), 'Units that can be sold, if quantities are tracked.'),
        availableForPreorder: readOnly(Type.Boolean(), 'Whether the variant is out of stock and can be preordered.'),
      }),
      { maxItems: 1000 },
    ),
    'Variants to change. Others keep their quantity.',
  ),
  lastUpdated: readOnly(Instant, 'When the stock or its settings last changed.'),
  numericId: readOnly(Text(20), 'Number of the item.'),
  preorderInfo: maybe(PreorderInfo, 'Settings of preorders. What is left out stays unchanged.'),
})

const item = {
  inventoryId: maybe(Guid, 'ID of the inventory item. Required unless `productId` is sent.'),
  productId: maybe(Guid, 'ID of the product. Required unless `inventoryId` is sent.'),
  variantId: maybe(Guid, 'ID of the variant. The zero UUID by default.'),
}

export const DecrementData = Shape({
  ...item,
  externalId: deprecated(Guid, 'ID of the product.'),
  decrementBy: field(Whole(1, quantityMax), 'Units to take out of stock.'),
  preorderRequest: maybe(
    Type.Boolean(),
    'Whether the units can be preordered if the variant is out of stock and accepts preorders. False by default.',
  ),
})

export const IncrementData = Shape({
  ...item,
  incrementBy: field(Whole(1, quantityMax), 'Units to add. Preordered units are served first.'),
})
