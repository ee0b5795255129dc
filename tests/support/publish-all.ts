import { sql } from '../../server/src/database/sql.ts'
import { publishBatch } from '../../server/src/events/publisher/store.ts'
import type { TestSite } from './site.ts'

/** Publishes the events of a site. While another test's process publishes them, `publishBatch` does nothing, so the end is that none waits. */
export async function publishAll({ database, siteId }: Pick<TestSite, 'database' | 'siteId'>): Promise<void> {
  while (await database.one(sql`select 1 as "one" from waiting_events where site_id = ${siteId} limit 1`))
    await publishBatch(database, siteId, 500)
}
