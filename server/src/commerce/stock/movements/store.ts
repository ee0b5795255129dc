import type { PositionedRow, QueryPlan } from '../../../database/query/query-plan.ts'
import { part, sql, type Fragment } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Db } from '../../../kernel/db.ts'
import { type Movement, movementsTable } from './movement.ts'

const insertRows = movementsTable.insertMany()

/** Inserts new movements. */
export async function insertMovements(db: Db, siteId: string, movements: readonly Movement[]): Promise<void> {
  if (movements.length > 0) await db.run(sql`${insertRows(siteId, movements)}`)
}

/** Inserts movements that have the IDs of their events. Those that are there already stay. */
export async function insertMovementsOnce(db: Db, siteId: string, movements: readonly Movement[]): Promise<void> {
  if (movements.length > 0) await db.run(sql`${insertRows(siteId, movements)} order by given ->> 'id' on conflict do nothing`)
}

/** With the names of what was moved, and the number of the order. */
export type NamedMovement = Movement & { productName: string | null; choices: Record<string, string> | null; orderNumber: number | null }

/** The names are read of the page's movements only. */
const namesIn = (siteId: string): Fragment => part`
  (select products.name from products where products.site_id = ${siteId} and products.id = stock_movements."productId") as "productName",
  (select variants.choices from variants
    where variants.site_id = ${siteId} and variants.product_id = stock_movements."productId" and variants.id = stock_movements."variantId") as choices,
  (select orders.number from orders where orders.site_id = ${siteId} and orders.id = stock_movements."orderId") as "orderNumber"`

export function selectMovements({ db, siteId }: Scope, plan: QueryPlan): Promise<PositionedRow<NamedMovement>[]> {
  const around = (page: Fragment) => part`select stock_movements.*, ${namesIn(siteId)} from (${page}) as stock_movements`
  return db.rows(
    plan.select({ columns: movementsTable.columns, from: 'stock_movements', where: part`stock_movements.site_id = ${siteId}`, around }),
  )
}
