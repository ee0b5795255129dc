import { jsonRows } from '../../database/json-rows.ts'
import { takeAdvisoryLock } from '../../database/lock.ts'
import { sql } from '../../database/sql.ts'
import { text } from '../../database/table.ts'
import type { Db } from '../../kernel/db.ts'
import { publisherLock } from '../publisher/store.ts'

/** Empties the events of purged entities: the listed ones, and all carts, checkouts, reviews and back-in-stock
 *  requests of a member, including deleted ones. That the events happened, and when, stays. Returns the IDs of all of these entities. */
export async function clearSnapshots(
  { db, siteId }: { db: Db; siteId: string },
  { entityIds, buyerId, contactId }: { entityIds: readonly string[]; buyerId: string; contactId: string },
): Promise<string[]> {
  await takeAdvisoryLock(db, publisherLock, siteId)
  const people = [buyerId, contactId]
  const row = await db.one<{ ids: string[] }>(sql`
    with entities as materialized (
      select array(select entity_id from published_events where site_id = ${siteId} and person_id = any(${people}::text[]))
        || array(select entity_id from waiting_events where site_id = ${siteId} and person_id = any(${people}::text[]))
        || ${entityIds}::text[] as ids
    ), waiting as (
      update waiting_events set person_id = null where site_id = ${siteId} and person_id = any(${people}::text[])
    ), published as (
      update published_events set person_id = null where site_id = ${siteId} and person_id = any(${people}::text[])
    ), emptied as (
      update events set entity = 'null'::jsonb, compressed_entity = null where site_id = ${siteId} and id = any(
        array(select id from published_events where site_id = ${siteId} and entity_id = any((select ids from entities)::text[]))
        || array(select id from waiting_events where site_id = ${siteId} and entity_id = any((select ids from entities)::text[])))
    )
    select ids from entities`)
  return [...new Set(row?.ids)]
}

const entityRows = jsonRows({ id: text() })

/** Deletes the events of entities. The log counts on after its last position, which consumers may have handled. */
export async function deleteEventsOf({ db, siteId }: { db: Db; siteId: string }, entityIds: readonly string[]): Promise<void> {
  await takeAdvisoryLock(db, publisherLock, siteId)
  const entities = entityRows(entityIds.map((id) => ({ id })))
  await db.run(sql`
    with entities as materialized (select array(select id from ${entities} as listed) as ids),
    waiting as (
      delete from waiting_events where site_id = ${siteId} and entity_id = any((select ids from entities)::text[]) returning id
    ), published as (
      delete from published_events where site_id = ${siteId} and entity_id = any((select ids from entities)::text[]) returning id
    )
    delete from events where site_id = ${siteId} and id = any(array(select id from published) || array(select id from waiting))`)
}
