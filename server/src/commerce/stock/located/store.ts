import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { jsonRows } from '../../../database/json-rows.ts'
import { type Fragment, part, raw, sql } from '../../../database/sql.ts'
import { bigint, boolean, integer, jsonb, table, timestamptz, uuid } from '../../../database/table.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Db } from '../../../kernel/db.ts'
import { preorderLimitOf, type PreorderSettings, uniqueIdOfVariant } from '../../catalogue/public.ts'
import type { Pieces } from '../pieces.ts'
import { productsOf, stockColumns, variant, variantRows, variantsWithProducts } from '../store.ts'
import type { LocatedKey, LocatedStock } from './located-stock.ts'

/** The stock of variants at other locations than the default one. */
export const stockLevelsTable = table('stock_levels', {
  itemId: uuid().named('id'),
  productId: uuid(),
  variantId: uuid(),
  locationId: uuid(),
  stockRevision: bigint(),
  createdDate: timestamptz().named('item_created_date'),
  updatedDate: timestamptz().named('stock_date'),
  trackQuantity: boolean(),
  inStock: boolean(),
  quantity: integer(),
  preordered: integer(),
  preorderLimit: integer(),
  ownPreorder: jsonb<PreorderSettings>().orNull().named('preorder'),
  extendedFields: jsonb<LocatedStock['extendedFields']>().orNull().named('item_fields'),
  /** Of a variant that was deleted: when the row is deleted too. */
  expiresDate: timestamptz().orNull().hidden(),
})

const ofProduct = `products.doc #> '{inventory,preorder}' as "productPreorder", products.product_type = 'digital' as "isDigital"`

/** Columns of variants joined with their products. */
export const locatedColumns = raw(`${stockColumns}, ${uniqueIdOfVariant} as "itemId", '${defaultLocationId}'::uuid as "locationId",
  variants.has_item as "hasItem", variants.item_created_date as "createdDate", variants.stock_date as "updatedDate", variants.preorder as "ownPreorder",
  variants.item_fields as "extendedFields", ${ofProduct}`)

/** Columns of stock at another location joined with their products. Payments reserve none of it. */
export const levelColumns = raw(`${stockLevelsTable.columns}, 0 as reserved, true as "hasItem", ${ofProduct}`)

type Requested = readonly Omit<Pieces, 'quantity'>[]

const isRequested = (requested: Requested): Fragment => part`variants.product_id = any(${productsOf(requested)}::uuid[])
  and (variants.product_id, variants.id) in (select requested."productId", requested."variantId" from ${variantRows(requested)} as requested)`

/** Locks the stock of variants at the default location until the transaction ends. The fixed order prevents deadlocks. It is read after that: a statement that
 *  waits for a lock sees what it doesn't lock, the product, as it was before. */
export async function lockStock(db: Db, siteId: string, requested: Requested): Promise<LocatedStock[]> {
  await db.run(sql`
    select from variants where variants.site_id = ${siteId} and ${isRequested(requested)} order by variants.product_id, variants.id for update`)
  return findStock({ db, siteId }, requested)
}

/** The same without a lock. */
export function findStock({ db, siteId }: Scope, requested: Requested): Promise<LocatedStock[]> {
  return db.rows(sql`
    select ${locatedColumns} from ${raw(variantsWithProducts)}
    where variants.site_id = ${siteId} and products.site_id = ${siteId} and ${isRequested(requested)}`)
}

const keyRows = jsonRows({ ...variant, locationId: uuid() })

const levelsAt = (siteId: string, keys: readonly LocatedKey[]): Fragment => part`
    select ${levelColumns}
    from stock_levels join products on products.site_id = ${siteId} and products.id = stock_levels.product_id
    where stock_levels.site_id = ${siteId} and stock_levels.expires_date is null
      and (stock_levels.product_id, stock_levels.variant_id, stock_levels.location_id) in (
      select keys."productId", keys."variantId", keys."locationId" from ${keyRows(keys)} as keys)`

/** The same at other locations. The variants are locked, so none of their stock is added or deleted meanwhile. That of deleted ones is left out. */
export const lockLevels = ({ db, siteId }: Scope, keys: readonly LocatedKey[]): Promise<LocatedStock[]> =>
  db.rows(sql`${levelsAt(siteId, keys)}
    order by stock_levels.product_id, stock_levels.variant_id, stock_levels.location_id for update of stock_levels`)

/** The same without a lock of its own: nothing changes the stock of locked variants. */
export const findLevels = ({ db, siteId }: Scope, keys: readonly LocatedKey[]): Promise<LocatedStock[]> =>
  db.rows(sql`${levelsAt(siteId, keys)}`)

const settingsRows = jsonRows({ ...variant, productPreorder: jsonb().orNull(), isDigital: boolean(), preorderLimit: integer() })

/** Has the stock of variants at other locations expire, because they were deleted, or not any more. Returns it as its next revision, with the settings of
 *  preorders that their products have now. */
export function expireLevels(
  { db, siteId }: Scope,
  variants: readonly Pick<LocatedStock, 'productId' | 'variantId' | 'productPreorder' | 'isDigital'>[],
  expires: Date | null,
): Promise<LocatedStock[]> {
  const settings = variants.map(({ productId, variantId, productPreorder, isDigital }) => ({
    productId,
    variantId,
    productPreorder,
    isDigital,
    preorderLimit: preorderLimitOf(productPreorder ?? undefined),
  }))
  return db.rows(sql`
    update stock_levels set expires_date = ${expires}, stock_revision = stock_levels.stock_revision + 1,
      preorder_limit = case when stock_levels.preorder is null then changed."preorderLimit" else stock_levels.preorder_limit end
    from (
      select stock_levels.id, settings."productPreorder", settings."isDigital", settings."preorderLimit"
      from ${settingsRows(settings)} as settings join stock_levels on stock_levels.site_id = ${siteId}
        and stock_levels.product_id = settings."productId" and stock_levels.variant_id = settings."variantId"
      order by stock_levels.id for update of stock_levels
    ) as changed
    where stock_levels.site_id = ${siteId} and stock_levels.id = changed.id
    returning ${stockLevelsTable.columns}, 0 as reserved, true as "hasItem", changed."productPreorder", changed."isDigital"`)
}

/** Locks the stock of a locked product at other locations where the settings of preorders are those of the product. */
export function lockWithoutSettings({ db, siteId }: Scope, productId: string): Promise<LocatedStock[]> {
  return db.rows(sql`
    select ${levelColumns}
    from stock_levels join products on products.site_id = ${siteId} and products.id = stock_levels.product_id
    where stock_levels.site_id = ${siteId} and stock_levels.product_id = ${productId} and stock_levels.preorder is null and stock_levels.expires_date is null
    order by stock_levels.product_id, stock_levels.variant_id, stock_levels.location_id for update of stock_levels`)
}

const stockRows = jsonRows({
  ...variant,
  trackQuantity: boolean(),
  inStock: boolean(),
  quantity: integer(),
  reserved: integer(),
  preordered: integer(),
  preorderLimit: integer(),
  stockRevision: bigint(),
  hasItem: boolean(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  ownPreorder: jsonb().orNull(),
  extendedFields: jsonb().orNull(),
})
const insertLevels = stockLevelsTable.insertMany(...stockLevelsTable.keysExcept('expiresDate'))

/** Saves locked stock. */
export async function saveStock(scope: Scope, rows: readonly LocatedStock[]): Promise<void> {
  const levels = rows.filter(({ locationId }) => locationId !== defaultLocationId)
  const ofVariants = rows.filter(({ locationId }) => locationId === defaultLocationId)
  if (ofVariants.length > 0) await saveOfVariants(scope, ofVariants)
  if (levels.length > 0) await saveLevels(scope, levels)
}

async function saveOfVariants({ db, siteId }: Scope, rows: readonly LocatedStock[]): Promise<void> {
  await db.run(sql`
    update variants set track_quantity = saved."trackQuantity", in_stock = saved."inStock", quantity = saved.quantity, reserved = saved.reserved,
      preordered = saved.preordered, preorder_limit = saved."preorderLimit", stock_revision = saved."stockRevision", has_item = saved."hasItem",
      item_created_date = saved."createdDate", stock_date = saved."updatedDate", preorder = saved."ownPreorder", item_fields = saved."extendedFields"
    from ${stockRows(rows)} as saved
    where variants.site_id = ${siteId} and variants.product_id = any(${productsOf(rows)}::uuid[])
      and variants.product_id = saved."productId" and variants.id = saved."variantId"`)
}

/** Where a variant has no item, no row is stored. */
async function saveLevels({ db, siteId }: Scope, rows: readonly LocatedStock[]): Promise<void> {
  const ended = rows.filter(({ hasItem }) => !hasItem).map(({ itemId }) => itemId)
  if (ended.length > 0) await db.run(sql`delete from stock_levels where site_id = ${siteId} and id = any(${ended}::uuid[])`)
  const stored = rows.filter(({ hasItem }) => hasItem)
  if (stored.length === 0) return
  await db.run(sql`
    ${insertLevels(siteId, stored)}
    on conflict (site_id, id) do update set stock_revision = excluded.stock_revision, stock_date = excluded.stock_date,
      track_quantity = excluded.track_quantity, in_stock = excluded.in_stock, quantity = excluded.quantity, preordered = excluded.preordered,
      preorder_limit = excluded.preorder_limit, preorder = excluded.preorder, item_fields = excluded.item_fields`)
}
