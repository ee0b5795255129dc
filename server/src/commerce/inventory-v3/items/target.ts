import { allProductsId } from '@stoa/contract/collections/all-products'
import { inventoryFilterable } from '@stoa/contract/inventory-v3/filterable'
import { bySubstrings } from '../../../database/query/searchable.ts'
import { entityTarget } from '../../../database/query/target.ts'

const inStock = 'case when items.track_quantity then items.quantity > items.reserved else items.in_stock end'
const variantName = `select string_agg(items.choices ->> (option ->> 'name'), ', ' order by place)
  from jsonb_array_elements(products.doc -> 'options') with ordinality as listed (option, place)`

/** The fields that queries of inventory items can name. */
export const itemsTarget = entityTarget({
  filterable: inventoryFilterable,
  id: { sql: 'items.id', type: 'uuid' },
  columns: {
    id: { sql: 'items.id', notNull: true },
    variantId: {
      sql: `(case when items.variant_id = '00000000-0000-0000-0000-000000000000' then items.product_id else items.variant_id end)`,
      notNull: true,
    },
    locationId: { sql: 'items.location_id', notNull: true },
    productId: { sql: 'items.product_id', notNull: true },
    createdDate: { sql: 'items.item_created_date', notNull: true },
    updatedDate: { sql: 'items.stock_date', notNull: true },
    inStock: { sql: `(${inStock})`, notNull: true },
    trackQuantity: { sql: 'items.track_quantity', notNull: true },
    quantity: { sql: 'case when items.track_quantity then items.quantity - items.reserved - items.preordered end', scale: 0 },
    availabilityStatus: {
      sql: `case when ${inStock} then 'IN_STOCK' when items.preorder_limit > items.preordered then 'PREORDER' else 'OUT_OF_STOCK' end`,
      notNull: true,
    },
    'preorderInfo.enabled': `coalesce((coalesce(items.preorder, products.doc #> '{inventory,preorder}') ->> 'enabled')::boolean, false)`,
    'product.name': { sql: 'products.name', notNull: true },
    'product.variantName': `(${variantName})`,
    'product.variantSku': 'items.sku',
    'product.variantBarcode': 'items.barcode',
    'product.brand.id': "(products.doc ->> 'brandId')::uuid",
    'product.directCategoryIds': { sql: 'products.collection_ids', inEveryList: allProductsId },
  },
})

/** Where words are found. */
export const searchableItems = bySubstrings({
  'product.name': 'products.name',
  'product.variantName': variantName,
  'product.variantSku': 'items.sku',
  'product.variantBarcode': 'items.barcode',
})
