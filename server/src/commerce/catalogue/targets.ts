import { productsFilterable, storeVariantsFilterable } from '@stoa/contract/catalogue/filterable'
import { allProductsId } from '@stoa/contract/collections/all-products'
import { entityTarget, type Target } from '../../database/query/target.ts'
import { scaleOf } from '../pricing/public.ts'
import { inStockOfVariant } from './stock.ts'

/** Computed from the variants that a shopper may see, as in stock.ts. */
const inventoryStatus = `(select case when bool_and(${inStockOfVariant}) then 'IN_STOCK' when bool_or(${inStockOfVariant}) then 'PARTIALLY_OUT_OF_STOCK' else 'OUT_OF_STOCK' end
  from variants where variants.site_id = products.site_id and variants.product_id = products.id and variants.visible)`

/** Every product is in "All Products" without storing it (decision 0074). */
const collectionIds = { sql: 'products.collection_ids', inEveryList: allProductsId }

const targets = new Map<string, Target>()

/** The fields that a query of products can name. Prices are in the site's currency. */
export function productsTarget(currency: string): Target {
  const cached = targets.get(currency)
  if (cached) return cached
  const price = { sql: 'products.price_minor', notNull: true, scale: scaleOf(currency) }
  const target = entityTarget({
    filterable: productsFilterable,
    id: { sql: 'products.id', type: 'uuid' },
    columns: {
      id: { sql: 'products.id', notNull: true },
      name: { sql: 'products.name', notNull: true },
      slug: { sql: 'products.slug', notNull: true },
      description: "products.doc ->> 'description'",
      sku: 'products.sku',
      brand: 'products.brand',
      ribbon: 'products.ribbon',
      productType: { sql: 'products.product_type', notNull: true },
      visible: 'products.visible',
      price,
      'priceData.price': price,
      numericId: { sql: 'products.numeric_id', notNull: true, scale: 0 },
      collectionIds,
      'collections.id': collectionIds,
      inventoryStatus,
      'stock.inventoryStatus': inventoryStatus,
      lastUpdated: { sql: 'products.updated_date', notNull: true },
      createdDate: { sql: 'products.created_date', notNull: true },
    },
  })
  targets.set(currency, target)
  return target
}

const storeVariantId = "(variants.product_id::text || '-' || variants.id::text)"

export const storeVariantsTarget: Target = entityTarget({
  filterable: storeVariantsFilterable,
  id: { sql: storeVariantId, type: 'text' },
  columns: {
    id: { sql: storeVariantId, notNull: true },
    variantId: { sql: 'variants.id', notNull: true },
    // In parentheses, a caller's condition isn't taken for one that holds for all that is read (`database/sources.ts`).
    productId: { sql: '(variants.product_id)', notNull: true },
    productName: { sql: 'products.name', notNull: true },
    sku: 'variants.sku',
    managedVariant: "(variants.id <> '00000000-0000-0000-0000-000000000000')",
    'stock.inStock': `(${inStockOfVariant})`,
    'stock.quantity': { sql: '(case when variants.track_quantity then variants.quantity - variants.reserved end)', scale: 0 },
    collectionIds,
  },
})
