import { sql } from '../../database/sql.ts'
import type { Db } from '../../kernel/db.ts'

/** How an order is named from outside: by its number and the address it was bought with. */
export interface Purchase {
  orderNumber: string
  email: string
}

/** The order of a number, where it was bought with this address. */
export function findOrderOf(db: Db, siteId: string, { orderNumber, email }: Purchase): Promise<{ id: string } | undefined> {
  return db.one(sql`
    select id from orders where site_id = ${siteId} and number = ${orderNumber}::bigint and buyer_email = ${email}`)
}
