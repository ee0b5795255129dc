import { sql } from '../../database/sql.ts'
import type { Db } from '../../kernel/db.ts'

/** How a buyer identifies an order: by its number and the email address it was bought with. */
export interface Purchase {
  orderNumber: string
  email: string
}

/** The order with this number, if it was bought with this email address. */
export function findOrderOf(db: Db, siteId: string, { orderNumber, email }: Purchase): Promise<{ id: string } | undefined> {
  return db.one(sql`
    select id from orders where site_id = ${siteId} and number = ${orderNumber}::bigint and buyer_email = ${email}`)
}
