import { Type } from 'typebox'
import { Choices, StoreVariantId } from '../catalogue/variants.ts'
import { Image } from '../image.ts'
import { field, Guid, maybe, maybeNull, Nullable, readOnly, Shape, Whole } from '../scalars.ts'
import { PreorderInfo, quantityMax } from './preorder.ts'

/** Which variant an entry is about. */
export const variantFields = {
  id: field(StoreVariantId, 'Product ID and variant ID, joined by a hyphen.'),
  productId: field(Guid, 'ID of the product.'),
  variantId: field(Guid, 'ID of the variant within its product.'),
  productName: field(Type.String(), 'Name of the product.'),
  choices: field(Choices, 'The choice of each option, such as `{ "Size": "M" }`.'),
  sku: maybe(Type.String(), 'The shop’s own number of the variant. Absent if it has none.'),
}

/** The stock of a variant at a location, for its owner. */
export const StockItem = Shape({
  ...variantFields,
  locationId: field(Guid, 'ID of the location.'),
  hasItem: field(Type.Boolean(), 'Whether the variant has an inventory item at the location. Without one, it has no stock there.'),
  visible: field(Type.Boolean(), 'Whether shoppers can see the variant.'),
  trackQuantity: field(Type.Boolean(), 'Whether the quantity is tracked. Otherwise `inStock` is set by hand.'),
  inStock: field(Type.Boolean(), 'Whether the variant is in stock.'),
  quantity: field(Type.Integer({ minimum: 0 }), 'Units that can be sold. Of no effect if the quantity isn’t tracked.'),
  reserved: field(Type.Integer({ minimum: 0 }), 'Units set aside for payments in progress, not part of `quantity`.'),
  preordered: field(Type.Integer({ minimum: 0 }), 'Units that were preordered and are still owed.'),
  preorderInfo: field(PreorderInfo, 'Settings of preorders, those of all variants of the product.'),
  lowStockThreshold: field(Type.Integer({ minimum: 0 }), 'Largest number of units that counts as low.'),
  ownThreshold: field(Nullable(Type.Integer({ minimum: 0 })), 'The variant’s own threshold. Null if the shop’s applies.'),
  isLow: field(Type.Boolean(), 'Whether the stock is low. False if the variant is hidden or its quantity isn’t tracked.'),
  image: readOnly(Image, 'Picture of the product. Absent if it has none.'),
})

/** The own threshold of a variant. */
export const LowStockThreshold = Shape({
  productId: field(Guid, 'ID of the product.'),
  variantId: field(Guid, 'ID of the variant within its product.'),
  threshold: maybeNull(Whole(0, quantityMax), 'Largest number of units that counts as low. Null for the shop’s own.'),
})
