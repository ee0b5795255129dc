import { part, raw, sql } from '../database/sql.ts'
import type { Db } from '../kernel/db.ts'
import type { RetentionRule } from './retention.ts'

/** As many rows go with one statement: nobody waits long for their locks. */
const batchSize = 1000

/** The sites that have rows from before an instant: one look, by the index of each site. */
export async function sitesWithPast(db: Db, { table, column }: RetentionRule, before: Date): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`
    select site_id as "siteId" from sites
    where exists (select from ${raw(table)} as past where past.site_id = sites.site_id and past.${raw(column)} < ${before})`)
  return rows.map(({ siteId }) => siteId)
}

/** By where the rows lie, found once for each batch: a plan that does not depend on statistics. The outer condition is asked again of a row that was renewed
 *  meanwhile, which stays. */
export async function deletePast(db: Db, siteId: string, { table, column }: RetentionRule, before: Date): Promise<void> {
  const isPast = part`site_id = ${siteId} and ${raw(column)} < ${before}`
  for (let deleted = batchSize; deleted === batchSize;) {
    deleted = await db.run(sql`
      delete from ${raw(table)} where ${isPast} and ctid = any (array (select ctid from ${raw(table)} where ${isPast} limit ${batchSize}))`)
  }
}
