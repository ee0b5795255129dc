import type { reviews } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { reviewEvents } from '@stoa/contract/reviews/events'
import { newId } from '../../database/ids.ts'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'
import { refuse } from '../../kernel/refuse.ts'
import { lockMember, lockMembersOfContacts, type Member } from '../../people/members/public.ts'
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

/** Creates reviews. Each returns the review or throws a refusal, which leaves the transaction as it was. The members among their authors are locked first, so
 *  that no review outlives a purge. */
export async function newReviews(context: Context, inputs: readonly NewReview[]): Promise<(input: NewReview) => Promise<Review>> {
  const { identity } = context
  if (identity.kind === 'member') {
    const member = (await lockMember(context, identity.id)) ?? refuse('PERMISSION_DENIED')
    return (input) => createReview(context, input, { contactId: ownContact(member, input), member })
  }
  const contactIds = inputs.flatMap(({ author }) => author?.contactId ?? [])
  const members = new Map((await lockMembersOfContacts(context, contactIds)).map((member) => [member.contactId, member]))
  return async (input) => {
    const contactId = input.author?.contactId || refuse('REVIEW_AUTHOR_REQUIRED')
    return createReview(context, input, { contactId, member: members.get(contactId) })
  }
}

/** Its author can review a product once. */
async function createReview(context: Context, input: NewReview, { contactId, member }: ReviewAuthor): Promise<Review> {
  const { entityId } = input
  if (!(await productExists(context, entityId))) refuse('ENTITY_NOT_FOUND', { entityId })
  const isPublished = actsForSite(context.identity) || context.site.settings.reviewModeration !== 'HOLD'
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
  recordEvent(context, reviewEvents.created, { id: review.id, revision: 1, entity: presentReview(review) })
  recordModeration(context, review)
  return review
}

/** Members write for themselves. */
function ownContact({ contactId }: Member, { author, reviewDate }: NewReview): string {
  if (author?.contactId && author.contactId !== contactId) refuse('REVIEW_FIELD_FORBIDDEN', { field: 'review.author.contactId' })
  if (reviewDate) refuse('REVIEW_FIELD_FORBIDDEN', { field: 'review.reviewDate' })
  return contactId
}

/** The app or API key that calls. */
function appIn(identity: CallerIdentity): string | null {
  if (identity.kind === 'app') return identity.id
  return identity.kind === 'owner' ? (identity.apiKeyId ?? null) : null
}
