import { and } from '../../../database/query/conditions.ts'
import { part, sql, type Fragment } from '../../../database/sql.ts'
import type { NamedJob } from '../../../jobs/public.ts'
import type { Context, Scope } from '../../../kernel/context.ts'
import type { Db } from '../../../kernel/db.ts'
import { requestsTable, type BackInStockRequest } from '../request.ts'
import { wavesTable, type Wave, type WaveStatus } from './wave.ts'

const { columns } = wavesTable
const insertRow = wavesTable.insert(...wavesTable.keysExcept('attempts'))

type Timed = Scope & Pick<Context, 'now'>

/** The waiting requests that a wave is of. */
const requestsOf = (siteId: string, { productId, variantId, requestIds }: Pick<Wave, 'productId' | 'variantId' | 'requestIds'>): Fragment =>
  and([
    part`back_in_stock_requests.site_id = ${siteId} and back_in_stock_requests.status = 'RECEIVED'`,
    ...(productId === null ? [] : [part`back_in_stock_requests.product_id = ${productId}`]),
    ...(variantId === null ? [] : [part`(back_in_stock_requests.variant_id = ${variantId} or back_in_stock_requests.variant_id is null)`]),
    ...(requestIds === null ? [] : [part`back_in_stock_requests.id = any(${requestIds}::uuid[])`]),
  ])

/** Starts a wave. False if another one of the item is running that isn't of a report, also in a concurrent transaction. */
export async function insertWave({ db, siteId }: Scope, wave: Omit<Wave, 'attempts'>): Promise<boolean> {
  const rows = await db.run(sql`
    ${insertRow(siteId, wave)} on conflict (site_id, product_id, variant_id) where status = 'RUNNING' and origin <> 'REPORTED' do nothing`)
  return rows > 0
}

/** How many requests wait for a wave, up to a number. */
export async function countRequests(
  { db, siteId }: Scope,
  wave: Pick<Wave, 'productId' | 'variantId' | 'requestIds'>,
  atMost: number,
): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (
      select from back_in_stock_requests where ${requestsOf(siteId, wave)} limit ${atMost}) as waiting`)
  return row!.count
}

/** The earliest requests that wait for a wave, locked. Those that another transaction has locked are left to it. */
export function lockNext({ db, siteId }: Scope, wave: Wave, limit: number): Promise<BackInStockRequest[]> {
  return db.rows(sql`
    select ${requestsTable.columns} from back_in_stock_requests where ${requestsOf(siteId, wave)}
    order by back_in_stock_requests.created_date, back_in_stock_requests.id limit ${limit} for update skip locked`)
}

const updateRows = requestsTable.update('updatedDate', 'status', 'waveId')

/** Saves that the emails of locked requests are in the outbox. */
export async function markProcessing({ db, siteId, now }: Timed, ids: readonly string[], waveId: string): Promise<void> {
  await db.run(sql`
    ${updateRows({ updatedDate: now, status: 'PROCESSING', waveId })}, revision = revision + 1 where site_id = ${siteId} and id = any(${ids}::uuid[])`)
}

/** A running wave locked for one batch; undefined if it has ended, or another process has locked it. */
export function claimWave(db: Db, { siteId, id }: NamedJob): Promise<Wave | undefined> {
  return db.one(sql`
    select ${columns} from back_in_stock_waves where site_id = ${siteId} and id = ${id} and status = 'RUNNING' for update skip locked`)
}

/** A wave, locked until the transaction ends. */
export function lockWave({ db, siteId }: Scope, id: string): Promise<Wave | undefined> {
  return db.one(sql`select ${columns} from back_in_stock_waves where site_id = ${siteId} and id = ${id} for update`)
}

/** Counts a batch of a locked wave. */
export async function advanceWave({ db, siteId, now }: Timed, id: string, processed: number): Promise<void> {
  await db.run(sql`
    update back_in_stock_waves set processed = processed + ${processed}, attempts = 0, updated_date = ${now}
    where site_id = ${siteId} and id = ${id}`)
}

export async function endWave({ db, siteId, now }: Timed, id: string, status: Exclude<WaveStatus, 'RUNNING'>): Promise<void> {
  await db.run(sql`
    update back_in_stock_waves set status = ${status}, updated_date = ${now}, ended_date = ${now}
    where site_id = ${siteId} and id = ${id} and status = 'RUNNING'`)
}

/** Counts a failed attempt. Returns the number of consecutive ones. */
export async function countAttempt({ db, siteId, now }: Timed, id: string): Promise<number> {
  const row = await db.one<{ attempts: number }>(sql`
    update back_in_stock_waves set attempts = attempts + 1, updated_date = ${now}
    where site_id = ${siteId} and id = ${id} and status = 'RUNNING' returning attempts`)
  return row?.attempts ?? 0
}

export function openWaves(db: Db, limit: number): Promise<NamedJob[]> {
  return db.rows(sql`
    select site_id as "siteId", id from back_in_stock_waves where ended_date is null order by updated_date, id limit ${limit}`)
}

/** A wave with the emails of its requests, and the item in the catalogue. */
export interface WaveState extends Wave {
  sent: number
  failed: number
  productName: string | null
  choices: Record<string, string> | null
}

const states = part`
  select ${columns}, counted.sent, counted.failed, products.name as "productName", variants.choices
  from back_in_stock_waves
  left join products on products.site_id = back_in_stock_waves.site_id and products.id = back_in_stock_waves.product_id
  left join variants on variants.site_id = back_in_stock_waves.site_id and variants.product_id = back_in_stock_waves.product_id
    and variants.id = back_in_stock_waves.variant_id
  cross join lateral (
    select count(*) filter (where status = 'NOTIFICATION_SENT')::int as sent, count(*) filter (where status = 'FAILED')::int as failed
    from back_in_stock_requests where site_id = back_in_stock_waves.site_id and wave_id = back_in_stock_waves.id) as counted`

export function findWaveState({ db, siteId }: Scope, id: string): Promise<WaveState | undefined> {
  return db.one(sql`${states} where back_in_stock_waves.site_id = ${siteId} and back_in_stock_waves.id = ${id}`)
}

export interface WavePage {
  productId: string | undefined
  limit: number
  offset: number
}

const listed = (siteId: string, productId: string | undefined): Fragment =>
  and([
    part`back_in_stock_waves.site_id = ${siteId}`,
    ...(productId === undefined ? [] : [part`back_in_stock_waves.product_id = ${productId}`]),
  ])

/** The newest first. */
export function selectWaveStates({ db, siteId }: Scope, { productId, limit, offset }: WavePage): Promise<WaveState[]> {
  return db.rows(sql`
    ${states} where ${listed(siteId, productId)} order by back_in_stock_waves.created_date desc, back_in_stock_waves.id desc
    limit ${limit} offset ${offset}`)
}

export async function countWaves({ db, siteId }: Scope, productId: string | undefined, atMost: number): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (
      select from back_in_stock_waves where ${listed(siteId, productId)} limit ${atMost + 1}) as counted`)
  return row!.count
}
