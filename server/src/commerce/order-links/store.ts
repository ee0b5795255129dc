import { newId } from '../../database/ids.ts'
import { sql } from '../../database/sql.ts'
import type { Context } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'

/** Somebody asked for the link to the order of this number, bought with this address. */
export interface LinkRequest {
  id: string
  orderNumber: string
  email: string
}

export async function insertRequest({ db, siteId, now }: Context, { orderNumber, email }: Omit<LinkRequest, 'id'>): Promise<void> {
  await db.run(sql`
    insert into order_link_requests (site_id, id, order_number, email, created_date) values (${siteId}, ${newId()}, ${orderNumber}, ${email}, ${now})`)
}

/** The sites where somebody asked. */
export async function sitesWithRequests(db: Db): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`select distinct site_id as "siteId" from order_link_requests`)
  return rows.map(({ siteId }) => siteId)
}

/** Takes requests away, oldest first, that no other process is at: with the transaction they are gone, or still there. */
export function takeRequests(db: Db, siteId: string, limit: number): Promise<LinkRequest[]> {
  return db.rows(sql`
    delete from order_link_requests where site_id = ${siteId} and id in (
      select id from order_link_requests where site_id = ${siteId} order by created_date, id limit ${limit} for update skip locked)
    returning id, order_number as "orderNumber", email`)
}

/** The order of a number, where it was bought with this address. */
export function findOrderOf(db: Db, siteId: string, { orderNumber, email }: Omit<LinkRequest, 'id'>): Promise<{ id: string } | undefined> {
  return db.one(sql`
    select id from orders where site_id = ${siteId} and number = ${orderNumber}::bigint and buyer_email = ${email}`)
}
