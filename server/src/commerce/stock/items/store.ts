import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { jsonRows } from '../../../database/json-rows.ts'
import { totalOf, type PageOfPlan } from '../../../database/query/capped-count.ts'
import type { PositionedRow, QueryPlan } from '../../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../../../database/sql.ts'
import { integer, uuid } from '../../../database/table.ts'
import { countMax } from '../../../http/page-metadata.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Db } from '../../../kernel/db.ts'
import type { Picture, PreorderSettings } from '../../catalogue/public.ts'
import { productsOf, stockColumns, type StockRow, variantsWithProducts } from '../store.ts'

/** The stock of a variant, with what a list shows of it. */
export interface StockItemRow extends StockRow {
  productName: string
  choices: Record<string, string>
  sku: string | null
  visible: boolean
  hasItem: boolean
  ownThreshold: number | null
  preorder: PreorderSettings | null
  media: Picture[]
}

const columns =
  raw(`${stockColumns}, products.name as "productName", variants.choices, variants.sku, variants.visible and products.visible as visible,
  variants.has_item as "hasItem", variants.low_stock_threshold as "ownThreshold", coalesce(variants.preorder, products.doc #> '{inventory,preorder}') as preorder, products.doc -> 'media' as media`)
const ofSite = (siteId: string): Fragment => part`variants.site_id = ${siteId} and products.site_id = ${siteId}`

const ofVariant =
  raw(`variants.site_id, variants.product_id, variants.id, variants.position, variants.choices, variants.sku, variants.barcode,
  variants.price_minor, variants.sale_minor, variants.cost_minor, variants.weight, variants.visible, variants.low_stock_threshold`)

/** As the columns of a variant at the default location. Without an item there is no stock. */
const ofLevel = raw(`coalesce(stock_levels.track_quantity, false) as track_quantity, coalesce(stock_levels.in_stock, false) as in_stock,
  coalesce(stock_levels.quantity, 0) as quantity, 0 as reserved, coalesce(stock_levels.preordered, 0) as preordered,
  coalesce(stock_levels.preorder_limit, 0) as preorder_limit, coalesce(stock_levels.stock_revision, 0) as stock_revision,
  stock_levels.preorder, stock_levels.id is not null as has_item`)

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

interface StockAt {
  plan: QueryPlan
  locationId: string
}

export function selectStockItems({ db, siteId }: Scope, { plan, locationId }: StockAt): Promise<PositionedRow<StockItemRow>[]> {
  return db.rows(plan.select({ columns, from: stockedAt(siteId, locationId), where: ofSite(siteId) }))
}

export function countStockItems({ db, siteId }: Scope, { plan, page, locationId }: PageOfPlan & StockAt): Promise<number> {
  return totalOf(db, { plan, page, selection: { from: stockedAt(siteId, locationId), where: ofSite(siteId) }, atMost: countMax })
}

const thresholdRows = jsonRows({ productId: uuid(), variantId: uuid(), threshold: integer().orNull() })

export interface OwnThreshold {
  productId: string
  variantId: string
  threshold: number | null
}

/** Saves the own thresholds of locked variants. */
export async function saveThresholds(db: Db, siteId: string, thresholds: readonly OwnThreshold[]): Promise<void> {
  await db.run(sql`
    update variants set low_stock_threshold = own.threshold from ${thresholdRows(thresholds)} as own
    where variants.site_id = ${siteId} and variants.product_id = any(${productsOf(thresholds)}::uuid[])
      and variants.product_id = own."productId" and variants.id = own."variantId"`)
}
