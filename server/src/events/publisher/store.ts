import { tryAdvisoryLock } from '../../database/lock.ts'
import { raw, sql } from '../../database/sql.ts'
import type { Database, Db, Sql } from '../../kernel/db.ts'

/** The lock of a transaction that publishes, empties or deletes events of a site. */
export const publisherLock = 7_064_002

/** Assigns positions to the next committed events of a site, in the order that every consumer follows: by id, which is by time, except that events of one
 *  entity keep their own sequence. An event with a lower id than an earlier event of its entity follows right behind it. At most `limit` events get one; an
 *  event that comes later than those that are looked at waits for the next call. Returns `limit` if there may be more, and otherwise less; 0 if nothing waits or
 *  another process publishes. */
export const publishBatch = (database: Pick<Database, 'transaction'>, siteId: string, limit: number): Promise<number> =>
  database.transaction(async (db) => ((await tryAdvisoryLock(db, publisherLock, siteId)) ? publishLocked(db, siteId, limit) : 0))

const unnamed = (statement: Sql): Sql => ({ ...statement, name: undefined })

const inEntity = raw('partition by one.entity_id order by one.entity_sequence, one.id')
const lastOfAll = raw(`9223372036854775807, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`)

async function publishLocked(db: Db, siteId: string, limit: number): Promise<number> {
  // `next`: by id, without those that follow the first event of their entity. `ready`: what `next` has of each entity, and what follows it: all until the first
  // event with an id above them. Each entity is read by the key up to there, however many wait.
  // Without a name it has a plan for the present size of the table.
  const { reached } = (await db.one<{ reached: number }>(
    unnamed(sql`
    with next as materialized (
      select id, entity_id from waiting_events where site_id = ${siteId} and entity_sequence >= 0 and id >= (
        select first.id from waiting_events as first where first.site_id = ${siteId} and first.entity_id = waiting_events.entity_id
        order by first.entity_sequence, first.id limit 1)
      order by id limit ${limit}
    ), entities as materialized (
      select entity_id, coalesce(beyond.entity_sequence, past.entity_sequence) as entity_sequence, coalesce(beyond.id, past.id) as id
      from (select distinct entity_id from next) as entities cross join (values (${lastOfAll})) as past (entity_sequence, id) left join lateral (
        select entity_sequence, id from waiting_events where site_id = ${siteId} and entity_id = entities.entity_id
          and id > (select id from next order by id desc limit 1)
        order by entity_sequence, id limit 1
      ) as beyond on true
    ), ready as (
      select one.*, max(one.id::text) over (${inEntity}) as turn from entities cross join lateral (
        select id, entity_fqdn, slug, entity_id, entity_sequence, identity_type, time, person_id from waiting_events
        where site_id = ${siteId} and entity_id = entities.entity_id and (entity_sequence, id) < (entities.entity_sequence, entities.id) offset 0
      ) as one
    ), placed as materialized (
      select *, row_number() over (order by turn, entity_id, entity_sequence, id) as step from ready
      order by turn, entity_id, entity_sequence, id limit ${limit}
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
    select greatest((select count(*) from next), (select count(*) from published))::int as reached`),
  ))!
  return reached
}

/** The next site with events that have no position yet. */
export async function siteWithUnpublishedEvents(db: Db, after: string): Promise<string | undefined> {
  const row = await db.one<{ siteId: string }>(sql`
    select site_id as "siteId" from waiting_events where site_id > ${after} order by site_id limit 1`)
  return row?.siteId
}
