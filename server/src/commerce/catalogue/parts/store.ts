import { sql } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'

/** The products that have a part, by ID. */
export async function productsWithPart(
  { db, siteId }: Scope,
  partId: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from products where site_id = ${siteId} and part_ids @> array[${partId}::uuid] and id > ${after}
    order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}
