import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { part, raw, type Fragment } from '../../../database/sql.ts'
import { uniqueIdOfVariant } from '../../catalogue/public.ts'

const ofStock = (table: string): string =>
  [
    'stock_revision',
    'item_created_date',
    'stock_date',
    'track_quantity',
    'in_stock',
    'quantity',
    'preordered',
    'preorder_limit',
    'preorder',
    'item_fields',
  ]
    .map((column) => `${table}.${column}`)
    .join(', ')
const ofVariant = 'variants.sku, variants.barcode, variants.choices, variants.visible'
const atDefault =
  raw(`${uniqueIdOfVariant} as id, variants.product_id, variants.id as variant_id, '${defaultLocationId}'::uuid as location_id,
  variants.reserved, ${ofStock('variants')}, ${ofVariant}`)
const elsewhere = raw(`stock_levels.id, stock_levels.product_id, stock_levels.variant_id, stock_levels.location_id,
  0 as reserved, ${ofStock('stock_levels')}, ${ofVariant}`)

/** All inventory items of a site with their products, as `items` and `products`: those at the default location are in the rows of their variants, the others have
 *  rows of their own. */
export const itemsOf = (siteId: string): Fragment => part`(
    select ${atDefault} from variants where variants.site_id = ${siteId} and variants.has_item
    union all
    select ${elsewhere} from stock_levels
    join variants on variants.site_id = ${siteId} and variants.product_id = stock_levels.product_id and variants.id = stock_levels.variant_id
    where stock_levels.site_id = ${siteId}
  ) as items join products on products.site_id = ${siteId} and products.id = items.product_id`
