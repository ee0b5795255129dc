import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { jsonRows } from '../../../database/json-rows.ts'
import { raw, sql } from '../../../database/sql.ts'
import { uuid } from '../../../database/table.ts'
import type { Scope } from '../../../kernel/context.ts'
import { defaultVariantId, uniqueIdOfVariant } from '../../catalogue/public.ts'
import { findStock, levelColumns, type LocatedKey, type LocatedStock } from '../../stock/public.ts'

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

const keyRows = jsonRows({ productId: uuid(), variantId: uuid(), locationId: uuid() })
/** `uniqueIdOf` the variant of a row. */
const uniqueIdOfLevel = raw(
  `case when stock_levels.variant_id = '${defaultVariantId}' then stock_levels.product_id else stock_levels.variant_id end`,
)

/** Locks the stock of all variants in question at the default location, and then at the other locations, in a fixed order. Which rows these are is found once, by
 *  indexes: as conditions of joins they would be found for each row. */
export async function lockRequested(scope: Scope, { ids, at }: Requested): Promise<LocatedStock[]> {
  const { db, siteId } = scope
  const variantIds = [...ids, ...at.map(({ variantId }) => variantId)]
  const locked = await db.rows<Pick<LocatedStock, 'productId' | 'variantId'>>(sql`
    select variants.product_id as "productId", variants.id as "variantId" from variants
    where variants.site_id = ${siteId} and (${raw(uniqueIdOfVariant)}) = any(${variantIds}::uuid[] || array(
      select ${uniqueIdOfLevel} from stock_levels where site_id = ${siteId} and id = any(${ids}::uuid[])))
    order by variants.product_id, variants.id for update`)
  const variants = await findStock(scope, locked)
  return [...variants, ...(await lockElsewhere(scope, { ids, keys: keysElsewhere(variants, at) }))]
}

/** Which stock at other locations is requested of locked variants. */
function keysElsewhere(variants: readonly LocatedStock[], at: readonly VariantAt[]): LocatedKey[] {
  const byId = new Map(variants.map(({ itemId, productId, variantId }) => [itemId, { productId, variantId }]))
  return at.flatMap(({ variantId, locationId }) => {
    const variant = byId.get(variantId)
    return variant && locationId !== defaultLocationId ? [{ ...variant, locationId }] : []
  })
}

const lockElsewhere = ({ db, siteId }: Scope, { ids, keys }: { ids: readonly string[]; keys: readonly LocatedKey[] }) =>
  db.rows<LocatedStock>(sql`
    select ${levelColumns}
    from stock_levels join products on products.site_id = ${siteId} and products.id = stock_levels.product_id
    where stock_levels.site_id = ${siteId} and stock_levels.expires_date is null and stock_levels.id = any(${ids}::uuid[] || array(
      select stock_levels.id from ${keyRows(keys)} as keys join stock_levels on stock_levels.site_id = ${siteId}
        and stock_levels.product_id = keys."productId" and stock_levels.variant_id = keys."variantId"
        and stock_levels.location_id = keys."locationId"))
    order by stock_levels.product_id, stock_levels.variant_id, stock_levels.location_id for update of stock_levels`)
