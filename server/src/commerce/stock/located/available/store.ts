import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { raw, sql } from '../../../../database/sql.ts'
import type { Scope } from '../../../../kernel/context.ts'
import type { StockLevel } from '../../../catalogue/public.ts'
import type { LocatedKey } from '../located-stock.ts'

/** What is available of a variant at a location. */
export interface StockHere extends Pick<StockLevel, 'trackQuantity' | 'inStock' | 'quantity' | 'reserved'> {
  ownThreshold: number | null
}

/** Without an item there is no stock. Payments reserve at the default location only. */
const levelColumns = raw(
  Object.entries({ trackQuantity: ['track_quantity', 'false'], inStock: ['in_stock', 'false'], quantity: ['quantity', '0'] })
    .map(
      ([name, [column, none]]) =>
        `case when locations.id = '${defaultLocationId}' then variants.${column} else coalesce(stock_levels.${column}, ${none}) end as "${name}"`,
    )
    .join(', '),
)

/** The stock of a variant at those of some locations that exist. */
export function findStockHere(
  { db, siteId }: Scope,
  { productId, variantId }: Omit<LocatedKey, 'locationId'>,
  locationIds: readonly string[],
): Promise<(StockHere & Pick<LocatedKey, 'locationId'>)[]> {
  return db.rows(sql`
    select locations.id as "locationId", ${levelColumns}, variants.low_stock_threshold as "ownThreshold",
      case when locations.id = ${defaultLocationId} then variants.reserved else 0 end as reserved
    from locations cross join variants
      left join stock_levels on stock_levels.site_id = ${siteId} and stock_levels.product_id = ${productId} and stock_levels.variant_id = ${variantId}
        and stock_levels.location_id = locations.id and stock_levels.expires_date is null
    where locations.site_id = ${siteId} and locations.id = any(${locationIds}::uuid[])
      and variants.site_id = ${siteId} and variants.product_id = ${productId} and variants.id = ${variantId}`)
}
