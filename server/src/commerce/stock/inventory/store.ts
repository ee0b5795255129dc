import { totalOf, type PageOfPlan } from '../../../database/query/capped-count.ts'
import type { PositionedRow, QueryPlan } from '../../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../../../database/sql.ts'
import { countMax } from '../../../http/page-metadata.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Db } from '../../../kernel/db.ts'
import type { InventorySettings } from '../../catalogue/public.ts'
import type { LocatedStock } from '../located/located-stock.ts'
import { locatedColumns } from '../located/store.ts'
import { type CountedStock, stockColumns, variantsWithProducts } from '../store.ts'

/** Locks a product and then the stock of its variants, until the transaction ends. Undefined if it doesn't exist. */
export async function lockInventory(
  { db, siteId }: Scope,
  productId: string,
): Promise<{ settings: InventorySettings | null; stock: LocatedStock[] } | undefined> {
  const product = await db.one<{ settings: InventorySettings | null }>(sql`
    select products.doc -> 'inventory' as settings from products where products.site_id = ${siteId} and products.id = ${productId} for update`)
  if (!product) return undefined
  const stock = await db.rows<LocatedStock>(sql`
    select ${locatedColumns} from ${raw(variantsWithProducts)}
    where variants.site_id = ${siteId} and products.site_id = ${siteId} and variants.product_id = ${productId}
    order by variants.id for update of variants`)
  return { ...product, stock }
}

/** Saves the settings of a locked product. */
export async function saveInventorySettings({ db, siteId }: Scope, productId: string, settings: InventorySettings): Promise<void> {
  await db.run(sql`
    update products set doc = products.doc || jsonb_build_object('inventory', ${JSON.stringify(settings)}::jsonb)
    where products.site_id = ${siteId} and products.id = ${productId}`)
}

/** The stock of a product with its variants, in the order of their positions. */
export interface InventoryRow {
  id: string
  numericId: number
  settings: InventorySettings | null
  updatedDate: Date
  lastMovement: Date | null
  variants: CountedStock[] | null
}

const inventoryColumns = (siteId: string): Fragment => part`
  products.id, products.numeric_id as "numericId", products.doc -> 'inventory' as settings, products.updated_date as "updatedDate",
  (select max(time) from stock_movements where stock_movements.site_id = ${siteId} and stock_movements.product_id = products.id) as "lastMovement",
  (select json_agg(one) from (
    select ${stockColumns} from variants where variants.site_id = ${siteId} and variants.product_id = products.id order by variants.position) as one) as variants`

export function findInventory({ db, siteId }: { db: Db; siteId: string }, productId: string): Promise<InventoryRow | undefined> {
  return db.one(sql`select ${inventoryColumns(siteId)} from products where products.site_id = ${siteId} and products.id = ${productId}`)
}

const ofSite = (siteId: string): Fragment => part`products.site_id = ${siteId}`

export function selectInventory({ db, siteId }: Scope, plan: QueryPlan): Promise<PositionedRow<InventoryRow>[]> {
  const around = (page: Fragment) => part`select ${inventoryColumns(siteId)} from (${page}) as products`
  return db.rows(plan.select({ columns: raw('products.*'), from: 'products', where: ofSite(siteId), around }))
}

export function countInventory({ db, siteId }: Scope, { plan, page }: PageOfPlan): Promise<number> {
  return totalOf(db, { plan, page, selection: { from: 'products', where: ofSite(siteId) }, atMost: countMax })
}
