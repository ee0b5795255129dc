import { sql } from '../../../database/sql.ts'
import type { Scope } from '../../../kernel/context.ts'

/** Public files that were imported from some addresses, by address: the first one of each. */
export async function findBySource({ db, siteId }: Scope, urls: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ id: string; url: string }>(sql`
    select distinct on (source_url) id, source_url as url from files
    where site_id = ${siteId} and md5(source_url) = any(array(select md5(url) from unnest(${urls}::text[]) as url)) and source_url = any(${urls}::text[])
      and state = 'OK' and not is_private and operation_status <> 'FAILED'
    order by source_url, created_date, id`)
  return new Map(rows.map(({ id, url }) => [url, id]))
}
