import { sql } from '../../server/src/database/sql.ts'
import type { TestShop } from './shop.ts'

const noVariant = '00000000-0000-0000-0000-000000000000'

/** What is stored of the stock of a variant. */
export interface StoredStock {
  quantity: number
  reserved: number
  preordered: number
}

/** The stored stock of a variant, by default that of a product without variants. */
export const storedStock = async ({ database, siteId }: Pick<TestShop, 'database' | 'siteId'>, productId: string, variantId = noVariant) =>
  (await database.one<StoredStock>(sql`
    select quantity, reserved, preordered from variants where site_id = ${siteId} and product_id = ${productId} and id = ${variantId}`))!

/** Sets the stock of a product, with nothing reserved or owed, and without a history. */
export async function resetStock(
  { database, siteId }: Pick<TestShop, 'database' | 'siteId'>,
  productId: string,
  quantity: number,
): Promise<void> {
  await database.run(sql`delete from stock_reservations where site_id = ${siteId} and product_id = ${productId}`)
  await database.run(sql`delete from stock_movements where site_id = ${siteId} and product_id = ${productId}`)
  await database.run(sql`
    update variants set quantity = ${quantity}, reserved = 0, preordered = 0, track_quantity = true where site_id = ${siteId} and product_id = ${productId}`)
}

/** Sets what payments have reserved of a product. */
export const setReserved = ({ database, siteId }: Pick<TestShop, 'database' | 'siteId'>, productId: string, reserved: number) =>
  database.run(sql`update variants set reserved = ${reserved} where site_id = ${siteId} and product_id = ${productId}`)

/** The stored movements of a product, oldest first. */
export const storedMovements = ({ database, siteId }: Pick<TestShop, 'database' | 'siteId'>, productId: string) =>
  database.rows<{ delta: number; quantity: number; reason: string; orderId: string | null }>(sql`
    select delta, quantity, reason, order_id as "orderId" from stock_movements where site_id = ${siteId} and product_id = ${productId} order by id`)
