import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { jsonRows } from '../../../database/json-rows.ts'
import { part, raw, sql, type Fragment } from '../../../database/sql.ts'
import { uuid } from '../../../database/table.ts'
import type { Scope } from '../../../kernel/context.ts'
import { uniqueIdOfVariant } from '../../catalogue/public.ts'
import { levelColumns, locatedColumns, type LocatedStock } from '../../stock/public.ts'

/** A variant, by the ID that no other variant of the shop has, at a location. */
export interface VariantAt {
  variantId: string
  locationId: string
}

/** Which stock is locked: items by their IDs, and variants at locations. */
export interface Requested {
  ids: readonly string[]
  at: readonly VariantAt[]
}

const atRows = jsonRows({ variantId: uuid(), locationId: uuid() })
const variantsWithProducts = raw('variants join products on products.site_id = variants.site_id and products.id = variants.product_id')

/** Locks the stock of all variants in question at the default location, and then at the other locations, in a fixed order. */
export async function lockRequested({ db, siteId }: Scope, { ids, at }: Requested): Promise<LocatedStock[]> {
  const keys = variantKeys(siteId, [...ids, ...at.map(({ variantId }) => variantId)], ids)
  const variants = await db.rows<LocatedStock>(sql`
    select ${locatedColumns} from ${variantsWithProducts}
    where variants.site_id = ${siteId} and products.site_id = ${siteId} and (variants.product_id, variants.id) in (${keys})
    order by variants.product_id, variants.id for update of variants`)
  const elsewhere = at.filter(({ locationId }) => locationId !== defaultLocationId)
  const levels = await db.rows<LocatedStock>(sql`
    select ${levelColumns}
    from stock_levels join products on products.site_id = ${siteId} and products.id = stock_levels.product_id
    where stock_levels.site_id = ${siteId} and stock_levels.id in (
      select id from stock_levels where site_id = ${siteId} and id = any(${ids}::uuid[])
      union all
      select stock_levels.id from ${atRows(elsewhere)} as at
      join variants on variants.site_id = ${siteId} and (${raw(uniqueIdOfVariant)}) = at."variantId"
      join stock_levels on stock_levels.site_id = ${siteId} and stock_levels.product_id = variants.product_id
        and stock_levels.variant_id = variants.id and stock_levels.location_id = at."locationId")
    order by stock_levels.product_id, stock_levels.variant_id, stock_levels.location_id for update of stock_levels`)
  return [...variants, ...levels]
}

const variantKeys = (siteId: string, variantIds: readonly string[], itemIds: readonly string[]): Fragment => part`
  select variants.product_id, variants.id from variants
  where variants.site_id = ${siteId} and (${raw(uniqueIdOfVariant)}) = any(${variantIds}::uuid[])
  union all
  select stock_levels.product_id, stock_levels.variant_id from stock_levels
  where stock_levels.site_id = ${siteId} and stock_levels.id = any(${itemIds}::uuid[])`
