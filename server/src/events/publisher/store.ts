import { tryAdvisoryLock } from '../../database/lock.ts'
import { sql } from '../../database/sql.ts'
import type { Database, Db, Sql } from '../../kernel/db.ts'

/** The lock of a transaction that publishes, empties or deletes events of a site. */
export const publisherLock = 7_064_002

/** Assigns positions to the next committed events of a site, in the order that every consumer follows: by id, which is by time, except that events of one
 *  entity keep their own sequence. An event with a lower id than an earlier event of its entity follows right behind it. Only the first `limit` waiting
 *  events and the others of their entities are considered; an event that comes later than those waits for the next call. Returns the number of events
 *  considered; none while another process publishes. */
export const publishBatch = (database: Pick<Database, 'transaction'>, siteId: string, limit: number): Promise<number> =>
  database.transaction(async (db) => ((await tryAdvisoryLock(db, publisherLock, siteId)) ? publishLocked(db, siteId, limit) : 0))

const unnamed = (statement: Sql): Sql => ({ ...statement, name: undefined })

async function publishLocked(db: Db, siteId: string, limit: number): Promise<number> {
  // However many wait, only the batch and the others of its entities are read. Those beyond the batch only hold others up.
  // Without a name it has a plan for the present size of the table.
  const { looked, placed } = (await db.one<{ looked: number; placed: number }>(
    unnamed(sql`
    with next as materialized (
      select id, entity_fqdn, slug, entity_id, entity_sequence, identity_type, time, person_id, false as is_beyond
      from waiting_events where site_id = ${siteId} and entity_sequence >= 0 order by id limit ${limit}
    ), beyond as materialized (
      select others.id, null, null, entities.entity_id, others.entity_sequence, null, null::timestamptz, null, true
      from (select distinct entity_id from next) as entities cross join lateral (
        select id, entity_sequence from waiting_events where site_id = ${siteId} and entity_id = entities.entity_id
          and id > (select id from next order by id desc limit 1) offset 0
      ) as others
    ), turns as (
      select *, max(id::text) over entity as turn, bool_or(is_beyond) over entity as is_held
      from (select * from next union all select * from beyond) as waiting window entity as (partition by entity_id order by entity_sequence)
    ), placed as materialized (
      select *, row_number() over (order by turn, entity_id, entity_sequence, id) as step from turns where not is_held
    ), taken as (
      delete from waiting_events where site_id = ${siteId} and entity_sequence >= 0 and id = any(array(select id from placed))
    ), log as materialized (
      select coalesce(max(position), 0) as position from event_logs where site_id = ${siteId}
    ), grown as (
      insert into event_logs (site_id, position, published_date)
      select ${siteId}, (select position from log) + count(*), now() from placed having count(*) > 0
      on conflict (site_id) do update set position = excluded.position, published_date = excluded.published_date
    ), published as (
      insert into published_events (site_id, position, id, entity_fqdn, slug, entity_id, entity_sequence, identity_type, time, person_id)
      select ${siteId}, (select position from log) + step, id, entity_fqdn, slug, entity_id, entity_sequence, identity_type, time, person_id
      from placed returning 1
    )
    select (select count(*)::int from next) as looked, (select count(*)::int from published) as placed`),
  ))!
  return placed === 0 && looked === limit ? publishLocked(db, siteId, limit * 2) : looked
}

/** The sites with events that have no position yet. */
export async function sitesWithUnpublishedEvents(db: Db): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`select distinct site_id as "siteId" from waiting_events`)
  return rows.map(({ siteId }) => siteId)
}
