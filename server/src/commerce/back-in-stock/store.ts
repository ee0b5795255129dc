import type { PositionedRow, QueryPlan } from '../../database/query/query-plan.ts'
import { part, sql, type Fragment } from '../../database/sql.ts'
import type { CallerScope, Scope } from '../../kernel/context.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { requestsTable, type BackInStockRequest } from './request.ts'

const { columns } = requestsTable
const insertRow = requestsTable.insert()
const insertRows = requestsTable.insertMany(...requestsTable.keysExcept())
const updateRow = requestsTable.update('revision', 'updatedDate', 'status', 'autoNotified', 'waveId', 'endedDate')

/** The requests that a caller can see: members their own, callers acting for the site all. */
export function visibleTo(identity: CallerIdentity): Fragment {
  const { siteId, kind, id } = identity
  if (actsForSite(identity)) return part`back_in_stock_requests.site_id = ${siteId}`
  return kind === 'member'
    ? part`back_in_stock_requests.site_id = ${siteId} and back_in_stock_requests.member_id = ${id}`
    : part`back_in_stock_requests.site_id = ${siteId} and false`
}

export function findRequest({ db, identity }: CallerScope, id: string): Promise<BackInStockRequest | undefined> {
  return db.one(sql`select ${columns} from back_in_stock_requests where ${visibleTo(identity)} and back_in_stock_requests.id = ${id}`)
}

export function selectRequests({ db, identity }: CallerScope, plan: QueryPlan): Promise<PositionedRow<BackInStockRequest>[]> {
  return db.rows(plan.select({ columns, from: 'back_in_stock_requests', where: visibleTo(identity) }))
}

/** A request locked until the transaction ends. */
export function lockRequest({ db, identity }: CallerScope, id: string): Promise<BackInStockRequest | undefined> {
  return db.one(sql`
    select ${columns} from back_in_stock_requests where ${visibleTo(identity)} and back_in_stock_requests.id = ${id} for update`)
}

/** Writes the requests of a new site. */
export async function insertRequests({ db, siteId }: Scope, requests: readonly BackInStockRequest[]): Promise<void> {
  await db.run(sql`${insertRows(siteId, requests)}`)
}

/** False if the address waits for the item already, also by a concurrent transaction. */
export async function insertRequest({ db, siteId }: Scope, request: BackInStockRequest): Promise<boolean> {
  const rows = await db.run(sql`
    ${insertRow(siteId, request)} on conflict (site_id, email, product_id, variant_id) where status in ('RECEIVED', 'PROCESSING') do nothing`)
  return rows > 0
}

/** The request by which an address waits for an item. */
export function findOpenRequest(
  { db, siteId }: Scope,
  { email, productId, variantId }: Pick<BackInStockRequest, 'email' | 'productId' | 'variantId'>,
): Promise<BackInStockRequest | undefined> {
  return db.one(sql`
    select ${columns} from back_in_stock_requests
    where site_id = ${siteId} and email = ${email} and product_id = ${productId} and variant_id is not distinct from ${variantId}
      and status in ('RECEIVED', 'PROCESSING')`)
}

const updateMember = requestsTable.update('updatedDate', 'memberId', 'contactId')

/** Saves that an open request is a member's. Undefined if it has ended meanwhile. */
export function transferRequest(
  { db, siteId }: Scope,
  { id, ...changes }: Pick<BackInStockRequest, 'id' | 'updatedDate' | 'memberId' | 'contactId'>,
): Promise<BackInStockRequest | undefined> {
  return db.one(sql`
    ${updateMember(changes)}, revision = revision + 1 where site_id = ${siteId} and id = ${id} and status in ('RECEIVED', 'PROCESSING')
    returning ${columns}`)
}

/** Saves the status of a locked request. */
export async function updateRequest({ db, siteId }: Scope, request: BackInStockRequest): Promise<void> {
  await db.run(sql`${updateRow(request)} where site_id = ${siteId} and id = ${request.id}`)
}

/** Deletes a locked request. */
export async function deleteRequestRow({ db, siteId }: Scope, id: string): Promise<void> {
  await db.run(sql`delete from back_in_stock_requests where site_id = ${siteId} and id = ${id}`)
}

/** Deletes the waiting requests of an address. */
export function deleteWaitingOf({ db, siteId }: Scope, email: string): Promise<BackInStockRequest[]> {
  return db.rows(sql`
    delete from back_in_stock_requests where site_id = ${siteId} and id in (
      select id from back_in_stock_requests where site_id = ${siteId} and email = ${email} and status = 'RECEIVED'
      order by id for update)
    returning ${columns}`)
}

/** Deletes the requests of a member who is being purged. Returns their IDs. */
export async function deleteRequestsOf({ db, siteId }: Scope, memberId: string): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    delete from back_in_stock_requests where site_id = ${siteId} and id in (
      select id from back_in_stock_requests where site_id = ${siteId} and member_id = ${memberId} order by id for update)
    returning id`)
  return rows.map(({ id }) => id)
}

export interface WaitingCount {
  productId: string
  variantId: string | null
  count: number
}

/** How many wait for products, by variant. */
export function countWaiting({ db, siteId }: Scope, productIds: readonly string[]): Promise<WaitingCount[]> {
  return db.rows(sql`
    select product_id as "productId", variant_id as "variantId", count(*)::int as count from back_in_stock_requests
    where site_id = ${siteId} and product_id = any(${productIds}::uuid[]) and status = 'RECEIVED' group by product_id, variant_id`)
}
