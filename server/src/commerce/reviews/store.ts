import type { ModerationStatus } from '@stoa/contract/reviews/review'
import type { PositionedRow, QueryPlan } from '../../database/query/query-plan.ts'
import { fragment, part, sql, type Fragment } from '../../database/sql.ts'
import type { CallerScope, Context, Scope } from '../../kernel/context.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { reviewsTable, type Review } from './review.ts'

const { columns } = reviewsTable
const insertRow = reviewsTable.insert()
const updateRow = reviewsTable.update(...reviewsTable.keysExcept('id', 'createdDate', 'entityId', 'authorContactId', 'originAppId'))

/** The reviews that a caller can read: published ones; with `isPrivate`, members also their own, and callers acting for the site all. */
function visibleTo(identity: CallerIdentity, isPrivate: boolean): Fragment {
  const { siteId, kind, id } = identity
  const published = part`reviews.site_id = ${siteId} and reviews.moderation_status = 'APPROVED'`
  if (!isPrivate) return published
  if (actsForSite(identity)) return part`reviews.site_id = ${siteId}`
  if (kind !== 'member') return published
  return part`reviews.site_id = ${siteId} and (reviews.moderation_status = 'APPROVED' or reviews.author_member_id = ${id})`
}

/** The reviews that a caller can change: members their own, callers acting for the site all. */
function changeableBy(identity: CallerIdentity): Fragment {
  const { siteId, kind, id } = identity
  if (actsForSite(identity)) return part`reviews.site_id = ${siteId}`
  return kind === 'member' ? part`reviews.site_id = ${siteId} and reviews.author_member_id = ${id}` : fragment('false')
}

interface Reading extends CallerScope {
  isPrivate: boolean
}

export function findReview({ db, identity, isPrivate }: Reading, id: string): Promise<Review | undefined> {
  return db.one(sql`select ${columns} from reviews where ${visibleTo(identity, isPrivate)} and reviews.id = ${id}`)
}

export function selectReviews({ db, identity, isPrivate }: Reading, plan: QueryPlan): Promise<PositionedRow<Review>[]> {
  return db.rows(plan.select({ columns, from: 'reviews', where: visibleTo(identity, isPrivate) }))
}

/** Far more reviews than any shop has. */
const countedMax = 10_000_000

export async function countMatching({ db, identity, isPrivate }: Reading, plan: QueryPlan): Promise<number> {
  return (await db.one<{ total: number }>(plan.count({ from: 'reviews', where: visibleTo(identity, isPrivate) }, countedMax)))!.total
}

/** A review that the caller can change, locked until the transaction ends. */
export function lockReview({ db, identity }: CallerScope, id: string): Promise<Review | undefined> {
  return db.one(sql`select ${columns} from reviews where ${changeableBy(identity)} and reviews.id = ${id} for update`)
}

/** False if the author has already reviewed the product, also in a concurrent transaction. */
export async function insertReview({ db, siteId }: Scope, review: Review): Promise<boolean> {
  return (await db.run(sql`${insertRow(siteId, review)} on conflict (site_id, entity_id, author_contact_id) do nothing`)) > 0
}

/** Saves a locked review. */
export async function updateReviewRow({ db, siteId }: Scope, review: Review): Promise<void> {
  await db.run(sql`${updateRow(review)} where site_id = ${siteId} and id = ${review.id}`)
}

/** Deletes a locked review. */
export async function deleteReviewRow({ db, siteId }: Scope, id: string): Promise<void> {
  await db.run(sql`delete from reviews where site_id = ${siteId} and id = ${id}`)
}

export interface RatingCount {
  entityId: string
  rating: number
  count: number
}

/** The number of published reviews of products, by rating. */
export function countRatings({ db, siteId }: Scope, entityIds: readonly string[]): Promise<RatingCount[]> {
  return db.rows(sql`
    select entity_id as "entityId", rating, count(*)::int as count from reviews
    where site_id = ${siteId} and entity_id = any(${entityIds}::uuid[]) and moderation_status = 'APPROVED' group by entity_id, rating`)
}

export function countByStatus({ db, siteId }: Scope): Promise<{ status: ModerationStatus; count: number }[]> {
  return db.rows(sql`
    select moderation_status as status, count(*)::int as count from reviews where site_id = ${siteId} group by moderation_status`)
}

/** Whether a paid order of a member contains a product. */
export async function hasBought({ db, siteId }: Scope, memberId: string, productId: string): Promise<boolean> {
  const row = await db.one(sql`
    select 1 from orders where site_id = ${siteId} and buyer_member_id = ${memberId} and status = 'APPROVED'
      and payment_status in ('PAID', 'PARTIALLY_REFUNDED') and item_ids @> array[${productId}::text] limit 1`)
  return row !== undefined
}

/** Deletes the reviews of a member who is being purged. Returns their IDs. */
export async function deleteReviewsOf({ db, siteId }: Context, memberId: string): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    delete from reviews where site_id = ${siteId}
      and author_contact_id = (select contact_id from members where site_id = ${siteId} and id = ${memberId}) returning id`)
  return rows.map(({ id }) => id)
}
