import { openDeliveryStatuses, type DeliveryStatus } from '@stoa/contract/webhooks/states'
import type { PositionedRow, QueryPlan } from '../../../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../../../database/sql.ts'
import type { CallerScope, Scope } from '../../../kernel/context.ts'
import type { Db } from '../../../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../../../kernel/identity.ts'
import type { Outcome } from './outcome.ts'
import { deliveriesTable, type AttemptsMade, type DeliveryRow, type NewDelivery, type WholeDeliveryRow } from './rows.ts'

const columns = deliveriesTable.columns
const attemptsMax = 100
/** Due deliveries of a webhook that one statement looks at. */
const lookedAt = 50

/** Longer than two attempts after another, each with two keys, can take. */
export const leaseMs = 45_000
/** Nothing is sent with less of its lease left. */
export const leaseMinMs = 40_000
/** When an event that waits for one that may be on its way is looked at again. Usually it is released before. */
const recheckMs = 10_000
const inMs = (ms: number | null): Fragment => part`${ms}::float8 * interval '1 millisecond'`
const open = raw(openDeliveryStatuses.map((status) => `'${status}'`).join(', '))

/** Only callers acting for the site can see deliveries, and only those of webhooks that aren't deleted. */
const visibleTo = (identity: CallerIdentity): Fragment => part`
  webhook_deliveries.site_id = ${identity.siteId} and ${raw(actsForSite(identity) ? 'true' : 'false')} and webhook_deliveries.webhook_id in (
    select webhooks.id from webhooks where webhooks.site_id = ${identity.siteId} and webhooks.deleted_date is null)`

export function selectDeliveries({ db, identity }: CallerScope, plan: QueryPlan): Promise<PositionedRow<DeliveryRow>[]> {
  return db.rows(plan.select({ columns, from: 'webhook_deliveries', where: visibleTo(identity) }))
}

export function findDelivery({ db, identity }: CallerScope, id: string): Promise<WholeDeliveryRow | undefined> {
  return db.one(sql`
    select ${columns}, webhook_deliveries.attempts, webhook_deliveries.answers from webhook_deliveries where ${visibleTo(identity)} and webhook_deliveries.id = ${id}`)
}

const insertedKeys = [
  'id', 'webhookId', 'eventId', 'eventPosition', 'eventType', 'entityId', 'eventDate', 'createdDate', 'isTest',
  'status', 'sinceDate', 'nextAttemptDate',
] as const // prettier-ignore
const insertRows = deliveriesTable.insertMany(...insertedKeys)
const due = (delivery: NewDelivery) => ({
  ...delivery,
  status: 'WAITING' as const,
  sinceDate: delivery.createdDate,
  nextAttemptDate: delivery.createdDate,
})

/** Adds deliveries that are due at once. One that a webhook already has for an event stays unchanged. */
export async function insertDeliveries({ db, siteId }: Scope, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return
  await db.run(sql`
    ${insertRows(siteId, deliveries.map(due))}
    on conflict (site_id, webhook_id, event_position) where not is_test do nothing`)
}

const insertWholeRow = deliveriesTable.insert()

/** A delivery that has ended, such as a test. */
export async function insertEndedDelivery({ db, siteId }: Scope, delivery: WholeDeliveryRow): Promise<void> {
  await db.run(sql`${insertWholeRow(siteId, delivery)}`)
}

const dueAgain = (now: Date): Fragment => part`
  status = 'WAITING', tries = 0, since_date = ${now}, next_attempt_date = now(), ended_date = null, expires_date = null, problem = null,
  answer_status = null`

/** One that is being sent, or will be within seconds, isn't sent twice for it. */
const isFarFromSent = part`(ended_date is not null or next_attempt_date > now() + ${inMs(leaseMs)})`

/** Lets a delivery be sent again. */
export async function requeueDelivery({ db, siteId }: Scope, id: string, now: Date): Promise<void> {
  await db.run(sql`update webhook_deliveries set ${dueAgain(now)} where site_id = ${siteId} and id = ${id} and ${isFarFromSent}`)
}

export interface Range {
  afterPosition: number
  statuses: readonly DeliveryStatus[]
  limit: number
}

/** Lets the first deliveries of a range be sent again. Returns their positions. */
export async function requeueRange(
  { db, siteId }: Scope,
  webhookId: string,
  { range: { afterPosition, statuses, limit }, now }: { range: Range; now: Date },
): Promise<number[]> {
  const rows = await db.rows<{ position: number }>(sql`
    update webhook_deliveries set ${dueAgain(now)}
    where site_id = ${siteId} and id in (
      select id from webhook_deliveries where site_id = ${siteId} and id = any(array(
        select id from webhook_deliveries where site_id = ${siteId} and webhook_id = ${webhookId} and not is_test
          and event_position > ${afterPosition} and status = any(${[...statuses]}::text[]) and ${isFarFromSent}
        order by event_position limit ${limit})) order by id for update)
    returning event_position as position`)
  return rows.map(({ position }) => position)
}

/** Adds deliveries, and lets those that already exist be sent again. */
export async function replayDeliveries(
  { db, siteId }: Scope,
  webhookId: string,
  { deliveries, now }: { deliveries: readonly NewDelivery[]; now: Date },
): Promise<void> {
  await db.run(sql`
    update webhook_deliveries set ${dueAgain(now)}
    where site_id = ${siteId} and id in (
      select id from webhook_deliveries where site_id = ${siteId} and webhook_id = ${webhookId} and not is_test
        and event_position = any(${deliveries.map(({ eventPosition }) => eventPosition)}::bigint[]) and ${isFarFromSent}
      order by id for update)`)
  await insertDeliveries({ db, siteId }, deliveries)
}

/** A webhook that has deliveries that are due. */
export interface DueWebhook {
  siteId: string
  id: string
  url: string
  failingSince: Date | null
}

/** The webhooks of all sites that have due deliveries. */
export function dueWebhooks(db: Db): Promise<DueWebhook[]> {
  return db.rows(sql`
    select webhooks.site_id as "siteId", webhooks.id, webhooks.url, webhooks.failing_since as "failingSince" from webhooks
    where webhooks.enabled and webhooks.deleted_date is null and exists (
      select from webhook_deliveries as due where due.site_id = webhooks.site_id and due.webhook_id = webhooks.id
        and due.status in (${open}) and due.next_attempt_date <= now())`)
}

/** Leases some due deliveries: \`nextAttemptDate\` is then the end of the lease, and if their sender is gone by then, another one sends them. One that is behind
 *  an earlier event of its entity is put off, for a short time while the earlier one may be on its way. \`isFull\`: there may be more. The earlier one is looked
 *  up row by row, in the order of an index, whatever the planner estimates: joined, it would read all that is open. */
export async function claimDeliveries(
  { db, siteId }: Scope,
  webhookId: string,
  limit: number,
): Promise<{ leased: DeliveryRow[]; isFull: boolean }> {
  const rows = await db.rows<DeliveryRow & { blocked: boolean }>(sql`
    with clock as materialized (
      select date_trunc('milliseconds', now()) + ${inMs(leaseMs)} as lease, now() + ${inMs(recheckMs)} as recheck
    ), due as materialized (
      select id, entity_id, event_position from webhook_deliveries
      where site_id = ${siteId} and webhook_id = ${webhookId} and status in (${open}) and next_attempt_date <= now()
      order by next_attempt_date, event_position limit ${lookedAt} for update skip locked
    ), turns as materialized (
      select id, event_position, (
        select earlier.next_attempt_date from webhook_deliveries as earlier
        where earlier.site_id = ${siteId} and earlier.webhook_id = ${webhookId} and earlier.entity_id = due.entity_id
          and earlier.event_position < due.event_position and earlier.status in (${open})
        order by earlier.event_position limit 1) as until from due
    ), moved as (
      (select id, null::timestamptz as until from turns where until is null order by event_position limit ${limit})
      union all select id, until from turns where until is not null
    )
    update webhook_deliveries set next_attempt_date = case
      when moved.until is null then clock.lease
      when moved.until <= clock.lease then clock.recheck
      else moved.until end
    from moved, clock where webhook_deliveries.site_id = ${siteId} and webhook_deliveries.id = moved.id
    returning ${columns}, moved.until is not null as blocked`)
  return { leased: rows.filter(({ blocked }) => !blocked), isFull: rows.filter(({ blocked }) => blocked).length === lookedAt }
}

type Leased = Pick<DeliveryRow, 'id' | 'webhookId' | 'entityId' | 'eventPosition' | 'nextAttemptDate'>

/** Makes a leased delivery due again that wasn't sent. */
export async function releaseLease({ db, siteId }: Scope, { id, nextAttemptDate }: Leased): Promise<void> {
  await db.run(sql`
    update webhook_deliveries set next_attempt_date = now() where site_id = ${siteId} and id = ${id} and next_attempt_date = ${nextAttemptDate}`)
}

/** What a delivery has with what is new, the latest first. */
const latestOf = (column: string, added: readonly unknown[]): Fragment =>
  part`jsonb_path_query_array(${JSON.stringify(added)}::jsonb || ${raw(column)}, ${raw(`'$[0 to ${attemptsMax - 1}]'`)})`

/** Saves the outcome of an attempt, unless the lease has ended or the delivery was resent meanwhile. Once a delivery has ended, the next event of its entity is
 *  due. */
export async function saveOutcome(
  { db, siteId }: Scope,
  { id, webhookId, entityId, eventPosition, nextAttemptDate: leaseEnds }: Leased,
  { made, outcome, now }: { made: AttemptsMade; outcome: Outcome; now: Date },
): Promise<boolean> {
  const { status, tries, sinceDate, nextAttemptDate, endedDate, expiresDate, problem, answerStatus } = outcome
  const hasData = problem !== 'NO_DATA'
  const waitMs = nextAttemptDate && nextAttemptDate.getTime() - now.getTime()
  const saved = await db.rows(sql`
    with saved as (
      update webhook_deliveries set status = ${status}, tries = ${tries}, since_date = ${sinceDate},
        next_attempt_date = now() + ${inMs(waitMs)}, ended_date = ${endedDate}, expires_date = ${expiresDate},
        problem = ${problem}, answer_status = ${answerStatus},
        attempts = ${latestOf('attempts', made.attempts)},
        answers = case when is_emptied or not ${hasData} then '[]' else ${latestOf('answers', made.answers)} end
      where site_id = ${siteId} and id = ${id} and next_attempt_date = ${leaseEnds} returning id, ended_date
    ), released as (
      update webhook_deliveries set next_attempt_date = now()
      where site_id = ${siteId} and next_attempt_date > now() and id = (
        select id from webhook_deliveries
        where site_id = ${siteId} and webhook_id = ${webhookId} and entity_id = ${entityId} and event_position > ${eventPosition}
          and status in (${open}) and exists (select from saved where ended_date is not null)
        order by event_position limit 1)
    )
    select id from saved`)
  return saved.length === 1
}

/** Empties what receivers answered to events of these entities, and what they will answer to those that are being sent. */
export async function clearAnswers({ db, siteId }: Scope, entityIds: readonly string[]): Promise<void> {
  await db.run(sql`
    update webhook_deliveries set answers = '[]', is_emptied = true where site_id = ${siteId} and id in (
      select id from webhook_deliveries where site_id = ${siteId} and entity_id = any(${[...entityIds]}::text[]) order by id for update)`)
}

/** Deletes some of the deliveries of a webhook. Returns their number. */
export function deleteDeliveries({ db, siteId }: Scope, webhookId: string, limit: number): Promise<number> {
  return db.run(sql`
    delete from webhook_deliveries where site_id = ${siteId} and id = any(array(
      select id from webhook_deliveries where site_id = ${siteId} and id = any(array(
        select id from webhook_deliveries where site_id = ${siteId} and webhook_id = ${webhookId} order by created_date, id limit ${limit}))
      order by id for update))`)
}
