import { sql } from '../../server/src/database/sql.ts'
import { eventParts } from '../../server/src/events/inserts/store.ts'
import type { Event } from '../../server/src/events/public.ts'
import type { Db } from '../../server/src/kernel/db.ts'

/** Inserts an event that has happened by itself. */
export async function insertEvent(db: Db, event: Event): Promise<void> {
  const [whole, waiting] = eventParts(event.siteId, [event])
  await db.run(sql`with waiting as (${waiting}) ${whole}`)
}
