import { troubleDays } from '@stoa/contract/webhooks/delivery'
import type { DeliveryStatus } from '@stoa/contract/webhooks/states'
import { fragment, part, raw, sql, type Fragment } from '../../database/sql.ts'
import type { CallerScope, Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { webhooksTable, type WebhookRow } from './rows.ts'

const columns = webhooksTable.columns
const countedMax = 10_000

/** Only callers acting for the site can see its webhooks. */
const visibleTo = (identity: CallerIdentity): Fragment =>
  part`webhooks.site_id = ${identity.siteId} and ${raw(actsForSite(identity) ? 'webhooks.deleted_date is null' : 'false')}`

const counted = (siteId: string, statuses: readonly DeliveryStatus[]): Fragment => part`(
  select count(*)::int from (
    select from webhook_deliveries where webhook_deliveries.site_id = ${siteId} and webhook_deliveries.webhook_id = webhooks.id
      and webhook_deliveries.status in (${raw(statuses.map((status) => `'${status}'`).join(', '))}) limit ${countedMax}) as counted)`

export interface CountedWebhook extends WebhookRow {
  waitingCount: number
  deadCount: number
}

const troubleMs = troubleDays * 24 * 3_600_000

/** Whether a webhook doesn't reach its receiver, or hasn't lately. */
export const isInTrouble = (siteId: string, now: Date): Fragment => part`(
  webhooks.enabled and webhooks.deleted_date is null and (webhooks.failing_since is not null or exists (
    select from webhook_deliveries as failed where failed.site_id = ${siteId} and failed.webhook_id = webhooks.id
      and failed.status = 'DEAD' and not failed.is_test and failed.problem <> 'NO_DATA'
      and failed.ended_date > ${new Date(now.getTime() - troubleMs)})))`

interface WebhookFilter {
  appId?: string | null
  id?: string | null
  /** Only those that are in trouble now. */
  inTroubleAt?: Date
}

/** The newest first. */
export function selectWebhooks({ db, identity }: CallerScope, { appId = null, id = null, inTroubleAt }: WebhookFilter) {
  const { siteId } = identity
  return db.rows<CountedWebhook>(sql`
    select ${columns}, ${counted(siteId, ['WAITING', 'RETRYING'])} as "waitingCount", ${counted(siteId, ['DEAD'])} as "deadCount"
    from webhooks where ${visibleTo(identity)} and (${appId}::uuid is null or webhooks.app_id = ${appId}::uuid)
      and (${id}::uuid is null or webhooks.id = ${id}::uuid)${inTroubleAt ? part` and ${isInTrouble(siteId, inTroubleAt)}` : fragment('')}
    order by webhooks.created_date desc, webhooks.id desc`)
}

/** A webhook as its caller sees it, locked until the transaction ends. */
export function lockWebhook({ db, identity }: CallerScope, id: string): Promise<WebhookRow | undefined> {
  return db.one(sql`select ${columns} from webhooks where ${visibleTo(identity)} and webhooks.id = ${id} for update`)
}

export function findWebhook({ db, identity }: CallerScope, id: string): Promise<WebhookRow | undefined> {
  return db.one(sql`select ${columns} from webhooks where ${visibleTo(identity)} and webhooks.id = ${id}`)
}

export async function countWebhooks({ db, siteId }: Scope): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from webhooks where site_id = ${siteId} and deleted_date is null`)
  return row!.count
}

const insertRow = webhooksTable.insert(...webhooksTable.keysExcept('revision', 'failingSince'))
const updateRow = webhooksTable.update('url', 'eventTypes', 'enabled', 'revision', 'updatedDate')

export async function insertWebhook({ db, siteId }: Scope, webhook: Omit<WebhookRow, 'revision' | 'failingSince'>): Promise<void> {
  await db.run(sql`${insertRow(siteId, webhook)}`)
}

export async function saveWebhook({ db, siteId }: Scope, webhook: WebhookRow): Promise<void> {
  await db.run(sql`${updateRow(webhook)} where site_id = ${siteId} and id = ${webhook.id}`)
}

/** The row stays until its deliveries are deleted. */
export async function markDeleted({ db, siteId }: Scope, id: string, now: Date): Promise<void> {
  await db.run(sql`update webhooks set enabled = false, deleted_date = ${now} where site_id = ${siteId} and id = ${id}`)
}

/** The webhooks of an app, locked until the transaction ends. */
export function lockWebhooksOf({ db, siteId }: Scope, appId: string): Promise<WebhookRow[]> {
  return db.rows(sql`
    select ${columns} from webhooks where site_id = ${siteId} and app_id = ${appId} and deleted_date is null order by id for update`)
}

/** A webhook that events are sent to, and what its app may read. */
export interface Subscription extends WebhookRow {
  permissions: readonly string[]
}

const subscribed = `from webhooks join oauth_clients on oauth_clients.site_id = webhooks.site_id and oauth_clients.id = webhooks.app_id`

/** The enabled webhooks of a site. */
export function selectSubscriptions({ db, siteId }: Scope): Promise<Subscription[]> {
  return db.rows(sql`
    select ${columns}, oauth_clients.permissions ${raw(subscribed)}
    where webhooks.site_id = ${siteId} and oauth_clients.site_id = ${siteId} and webhooks.enabled and webhooks.deleted_date is null`)
}

/** A webhook with what its app may read, whether or not it is enabled. */
export function findSubscription({ db, siteId }: Scope, id: string): Promise<Subscription | undefined> {
  return db.one(sql`
    select ${columns}, oauth_clients.permissions ${raw(subscribed)}
    where webhooks.site_id = ${siteId} and oauth_clients.site_id = ${siteId} and webhooks.id = ${id} and webhooks.deleted_date is null`)
}

/** Notes that an attempt failed, or that one succeeded. */
export async function markAttempt({ db, siteId }: Scope, id: string, failingSince: Date | null): Promise<void> {
  await db.run(
    failingSince
      ? sql`update webhooks set failing_since = ${failingSince} where site_id = ${siteId} and id = ${id} and failing_since is null`
      : sql`update webhooks set failing_since = null where site_id = ${siteId} and id = ${id} and failing_since is not null`,
  )
}

/** Webhooks of all sites that were deleted before a time. */
export function deletedWebhooks(db: Db, before: Date): Promise<{ siteId: string; id: string }[]> {
  return db.rows(sql`select site_id as "siteId", id from webhooks where deleted_date < ${before}`)
}

export async function deleteWebhookRow({ db, siteId }: Scope, id: string): Promise<void> {
  await db.run(sql`delete from webhooks where site_id = ${siteId} and id = ${id} and deleted_date is not null`)
}
