import { jsonRows } from '../../../database/json-rows.ts'
import { totalOf, type PageOfPlan } from '../../../database/query/capped-count.ts'
import type { PositionedRow, QueryPlan } from '../../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../../../database/sql.ts'
import { integer, uuid } from '../../../database/table.ts'
import { countMax } from '../../../http/page-metadata.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Db } from '../../../kernel/db.ts'
import type { Picture, PreorderSettings } from '../../catalogue/public.ts'
import { productsOf, stockColumns, type StockRow } from '../store.ts'
import { stockedAt } from './source.ts'

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
  variants.has_item as "hasItem", variants.low_stock_threshold as "ownThreshold", products.doc #> '{inventory,preorder}' as preorder, products.doc -> 'media' as media`)
const ofSite = (siteId: string): Fragment => part`variants.site_id = ${siteId} and products.site_id = ${siteId}`

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
