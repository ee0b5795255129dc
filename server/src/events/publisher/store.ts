import { tryAdvisoryLock } from '../../database/lock.ts'
import { fragment, part, raw, sql } from '../../database/sql.ts'
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

async function publishLocked(db: Db, siteId: string, limit: number): Promise<number> {
  const { looked, placed } = await publishNext(db, siteId, limit)
  if (looked < limit || 2 * placed >= limit) return looked
  // Most of them wait for events with higher ids: those are looked for.
  const further = await publishNext(db, siteId, limit, { isSkipping: true })
  return Math.max(further.looked, further.placed)
}

const rows = raw('id, entity_fqdn, slug, entity_id, entity_sequence, identity_type, time, person_id')
const inEntity = raw('partition by one.entity_id order by one.entity_sequence, one.id')
const pastAll = raw(`9223372036854775807, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`)

/** Publishes what is ready of the next events by id; if it is skipping, of those that aren't behind the first event of their entity. */
async function publishNext(
  db: Db,
  siteId: string,
  limit: number,
  { isSkipping = false } = {},
): Promise<{ looked: number; placed: number }> {
  const isFirst = isSkipping
    ? part` and id >= (
        select first.id from waiting_events as first where first.site_id = ${siteId} and first.entity_id = waiting_events.entity_id
        order by first.entity_sequence, first.id limit 1)`
    : fragment('')
  // Of each entity, all is ready until its first event with an id above those of the batch. It is read by the key up to there, however many wait: the planner
  // thinks that there are few of them, and would rather compare each with each.
  // Without a name it has a plan for the present size of the table.
  const row = await db.one<{ looked: number; placed: number }>(
    unnamed(sql`
    with next as materialized (
      select ${rows} from waiting_events where site_id = ${siteId} and entity_sequence >= 0${isFirst} order by id limit ${limit}
    ), bounds as materialized (
      select entity_id, coalesce(beyond.entity_sequence, past.entity_sequence) as entity_sequence, coalesce(beyond.id, past.id) as id
      from (select distinct entity_id from next) as entities cross join (values (${pastAll})) as past (entity_sequence, id) left join lateral (
        select entity_sequence, id from waiting_events where site_id = ${siteId} and entity_id = entities.entity_id
          and id > (select id from next order by id desc limit 1)
        order by entity_sequence, id limit 1
      ) as beyond on true
    ), ready as (
      select one.*, max(one.id::text) over (${inEntity}) as turn from bounds cross join lateral (
        select ${rows} from waiting_events
        where site_id = ${siteId} and entity_id = bounds.entity_id and (entity_sequence, id) < (bounds.entity_sequence, bounds.id) offset 0
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
      insert into published_events (site_id, position, ${rows})
      select ${siteId}, (select position from log) + step, ${rows} from placed returning 1
    )
    select (select count(*)::int from next) as looked, (select count(*)::int from published) as placed`),
  )
  return row!
}

/** The next site with events that have no position yet. */
export async function siteWithUnpublishedEvents(db: Db, after: string): Promise<string | undefined> {
  const row = await db.one<{ siteId: string }>(sql`
    select site_id as "siteId" from waiting_events where site_id > ${after} order by site_id limit 1`)
  return row?.siteId
}
