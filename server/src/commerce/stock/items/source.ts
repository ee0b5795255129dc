import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { part, raw, type Fragment } from '../../../database/sql.ts'
import { variantsWithProducts } from '../store.ts'

const ofVariant = raw(
  `variants.site_id, variants.product_id, variants.id, variants.choices, variants.sku, variants.visible, variants.low_stock_threshold`,
)

/** As the columns of a variant at the default location. Without an item there is no stock. */
const ofLevel = raw(`coalesce(stock_levels.track_quantity, false) as track_quantity, coalesce(stock_levels.in_stock, false) as in_stock,
  coalesce(stock_levels.quantity, 0) as quantity, 0 as reserved, coalesce(stock_levels.preordered, 0) as preordered,
  coalesce(stock_levels.preorder_limit, 0) as preorder_limit, coalesce(stock_levels.stock_revision, 0) as stock_revision,
  stock_levels.id is not null as has_item`)

/** All variants of a site with their stock at a location, as `variants`, and their products. */
export const stockedAt = (siteId: string, locationId: string): Fragment =>
  locationId === defaultLocationId
    ? part`${raw(variantsWithProducts)}`
    : part`(
    select ${ofVariant}, ${ofLevel} from variants
    left join stock_levels on stock_levels.site_id = ${siteId} and stock_levels.product_id = variants.product_id
      and stock_levels.variant_id = variants.id and stock_levels.location_id = ${locationId}
    where variants.site_id = ${siteId}
  ) as ${raw(variantsWithProducts)}`
