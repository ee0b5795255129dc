import { Type } from 'typebox'
import { BulkResultsWith, BulkSuccesses, returnEntity } from '../bulk-results.ts'
import { call } from '../call.ts'
import { quotaProblems } from '../files/problems.ts'
import { field, Guid, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { quantityMax } from '../stock/preorder.ts'
import { writeProblems } from './problems.ts'
import { NewProductV3, ProductChangesV3, ProductV3 } from './product.ts'
import { requestedFields, requestedListFields } from './requested-fields.ts'
import { Variant } from './variant.ts'
import { changedCup, newCup, changeProblems, productsWriter, upTo100 } from './write-calls.ts'

/** The stock of a variant, sent with it. */
const InventoryOfVariant = Shape({
  quantity: maybe(Whole(0, quantityMax), 'Units in stock at the default location. Either this or `inStock`.'),
  inStock: maybe(Type.Boolean(), 'Whether the variant is in stock, if its quantity isn’t tracked.'),
  preorderInfo: maybe(
    Shape({
      enabled: maybeNull(Type.Boolean(), 'Whether preorders are accepted while the variant is out of stock.'),
      message: maybeNull(Text(250, 1), 'What shoppers read about the preorder.'),
      limit: maybeNull(Whole(0, 100_000), 'Number of preorders that are accepted. Null for no limit.'),
    }),
    'Settings of preorders, which all variants of a product share.',
  ),
})
export const VariantWithInventory = Shape({
  ...Variant.properties,
  inventoryItem: maybe(
    InventoryOfVariant,
    'Stock of the variant at the default location. Unchanged if absent; a new variant then has no stock until it gets an inventory item.',
  ),
})
const variants = Type.Array(VariantWithInventory, { minItems: 1, maxItems: 1000 })

const NewProduct = Shape({
  ...NewProductV3.properties,
  variantsInfo: field(Shape({ variants: field(variants, 'All variants with their stock.') }), 'The variants of the product.'),
})
const ProductChanges = Shape({
  ...ProductChangesV3.properties,
  variantsInfo: maybe(Shape({ variants: field(variants, 'All variants with their stock.') }), 'The variants of the product.'),
})

/** What became of the stock of the variants. */
export const InventoryOutcome = Shape({
  id: field(Type.String(), 'ID of the inventory item.'),
  productId: field(Guid, 'ID of the product.'),
  variantId: field(Guid, 'ID of the variant.'),
  trackQuantity: field(Type.Boolean(), 'Whether the quantity is tracked.'),
  quantity: maybe(Type.Integer(), 'Units in stock, if the quantity is tracked.'),
  inStock: maybe(Type.Boolean(), 'Whether the variant is in stock.'),
})
const inventoryResults = maybe(BulkSuccesses(InventoryOutcome), 'What became of the stock of each variant.')
const answer = Shape({
  product: maybe(ProductV3, 'The product as it is now, if `returnEntity` is true.'),
  inventoryResults,
})
/** A new product with its stock in examples. */
const stockedCup = {
  ...newCup,
  variantsInfo: { variants: newCup.variantsInfo.variants.map((variant) => ({ ...variant, inventoryItem: { quantity: 5 } })) },
}
const about = 'As without stock, in one transaction with the stock of the variants.'

export const createProductWithInventory = call({
  ...productsWriter,
  permission: 'WIX_STORES.PRODUCT_CREATE',
  method: 'POST',
  path: '/v3/products-with-inventory',
  summary: 'Create a product with its stock.',
  description: about,
  request: Shape({ product: field(NewProduct, 'Product to create.'), returnEntity, fields: requestedFields }),
  response: answer,
  problems: { ...writeProblems, ...quotaProblems },
  example: { product: stockedCup },
})

export const updateProductWithInventory = call({
  ...productsWriter,
  permission: 'WIX_STORES.PRODUCT_UPDATE',
  method: 'PATCH',
  path: '/v3/products-with-inventory/{product.id}',
  summary: 'Update a product with its stock.',
  description: about,
  request: Shape({ product: field(ProductChanges, 'The fields to change.'), returnEntity, fields: requestedFields }),
  response: answer,
  problems: { ...changeProblems, ...quotaProblems },
  example: { product: changedCup },
})

export const bulkCreateProductsWithInventory = call({
  ...productsWriter,
  permission: 'WIX_STORES.PRODUCT_CREATE',
  method: 'POST',
  path: '/v3/bulk/products-with-inventory/create',
  summary: 'Create several products with their stock.',
  request: Shape({ products: upTo100(NewProduct, 'The products'), returnEntity, fields: requestedListFields }),
  response: Shape({ productResults: field(BulkResultsWith(writeProblems, ProductV3), 'What became of the products.'), inventoryResults }),
  problems: quotaProblems,
  example: { products: [stockedCup] },
  bodyLimit: 10_000_000,
})

export const bulkUpdateProductsWithInventory = call({
  ...productsWriter,
  permission: 'WIX_STORES.PRODUCT_UPDATE',
  method: 'POST',
  path: '/v3/bulk/products-with-inventory/update',
  summary: 'Update several products with their stock.',
  request: Shape({
    products: upTo100(Shape({ product: field(ProductChanges, 'The fields to change.') }), 'The changes'),
    returnEntity,
    fields: requestedListFields,
  }),
  response: Shape({ productResults: field(BulkResultsWith(changeProblems, ProductV3), 'What became of the products.'), inventoryResults }),
  problems: quotaProblems,
  example: { products: [{ product: changedCup }] },
  bodyLimit: 10_000_000,
})
