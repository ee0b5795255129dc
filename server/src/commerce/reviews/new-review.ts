import type { reviews } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { reviewEvents } from '@stoa/contract/reviews/events'
import { newId } from '../../database/ids.ts'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { refuse } from '../../kernel/refuse.ts'
import { findMemberOfContact, lockMember, type Member } from '../../people/members/public.ts'
import { productExists } from '../catalogue/public.ts'
import { recordModeration } from './change.ts'
import { presentReview } from './present.ts'
import type { Review } from './review.ts'
import { hasBought, insertReview } from './store.ts'

export type NewReview = RequestOf<typeof reviews.createReview>['review']

interface ReviewAuthor {
  contactId: string
  member: Member | undefined
}

/** Creates a review. Its author can review a product once. */
export async function createNewReview(context: Context, input: NewReview): Promise<Review> {
  const { entityId } = input
  const { contactId, member } = await authorOf(context, input)
  if (!(await productExists(context, entityId))) refuse('ENTITY_NOT_FOUND', { entityId })
  const isPublished = context.site.settings.reviewModeration !== 'HOLD'
  const { now } = context
  const review: Review = {
    id: newId(),
    revision: 1,
    createdDate: now,
    updatedDate: now,
    entityId,
    authorContactId: contactId,
    authorMemberId: member?.id ?? null,
    authorName: input.author?.authorName || member?.nickname || null,
    rating: input.content.rating,
    title: input.content.title ?? null,
    body: input.content.body ?? null,
    reviewDate: input.reviewDate ? new Date(input.reviewDate) : now,
    moderationStatus: isPublished ? 'APPROVED' : 'IN_MODERATION',
    manuallyChanged: false,
    publishCount: isPublished ? 1 : 0,
    verified: member !== undefined && (await hasBought(context, member.id, entityId)),
    originAppId: appIn(context.identity),
    replyMessage: null,
    replyCreatedDate: null,
    replyUpdatedDate: null,
  }
  if (!(await insertReview(context, review))) refuse('REVIEW_ALREADY_EXISTS', { entityId })
  await recordEvent(context, reviewEvents.created, { id: review.id, revision: 1, entity: presentReview(review) })
  await recordModeration(context, review)
  return review
}

/** Members write for themselves. Their row is locked, so that no review outlives a purge. */
async function authorOf(context: Context, { author, reviewDate }: NewReview): Promise<ReviewAuthor> {
  const { identity } = context
  const contactId = author?.contactId
  if (identity.kind !== 'member') {
    if (!contactId) return refuse('REVIEW_AUTHOR_REQUIRED')
    return { contactId, member: await findMemberOfContact(context, contactId) }
  }
  const member = (await lockMember(context, identity.id)) ?? refuse('PERMISSION_DENIED')
  if (contactId && contactId !== member.contactId) refuse('REVIEW_FIELD_FORBIDDEN', { field: 'review.author.contactId' })
  if (reviewDate) refuse('REVIEW_FIELD_FORBIDDEN', { field: 'review.reviewDate' })
  return { contactId: member.contactId, member }
}

/** The app or API key that calls. */
function appIn(identity: CallerIdentity): string | null {
  if (identity.kind === 'app') return identity.id
  return identity.kind === 'owner' ? (identity.apiKeyId ?? null) : null
}
