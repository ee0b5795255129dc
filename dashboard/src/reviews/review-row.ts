import type { Client } from '@stoa/sdk'
import type { Where } from '@stoa/ui/dates'
import type { Review } from '../answers.ts'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { momentIn, type Moment } from '../kit/moment.ts'
import type { StateName } from './review-list.ts'

/** A review in the list, with its product and its author. */
export interface ReviewRow {
  id: string
  state: Exclude<StateName, 'all'>
  rating: number
  title: string
  body: string
  author: string
  /** The author's page; undefined if they aren't a member. */
  memberId: string | undefined
  /** Undefined if it was deleted. */
  product: ReviewedProduct | undefined
  date: Moment
  isVerified: boolean
  pictures: number
  reply: string
}

interface ReviewedProduct {
  id: string
  slug: string
  name: string
  isVisible: boolean
}

const stateOf: Readonly<Record<Review['moderation']['moderationStatus'], ReviewRow['state']>> = {
  IN_MODERATION: 'waiting',
  APPROVED: 'published',
  REJECTED: 'rejected',
}

/** Reviews as list rows, with their products and members in one call each. */
export async function reviewRows(client: Client, reviews: readonly Review[], where: Where): Promise<ReviewRow[]> {
  const [products, members] = await Promise.all([
    productsOf(
      client,
      reviews.map(({ entityId }) => entityId),
    ),
    ifPermitted(membersOf(client, reviews), new Map<string, string>()),
  ])
  return reviews.map(({ id, moderation, content, author, entityId, reviewDate, verified, reply }) => ({
    id,
    state: stateOf[moderation.moderationStatus],
    rating: content.rating,
    title: content.title?.trim() ?? '',
    body: content.body?.trim() ?? '',
    author: author.authorName?.trim() ?? '',
    memberId: members.get(author.contactId),
    product: products.get(entityId),
    date: momentIn(where)(reviewDate),
    isVerified: verified,
    pictures: content.media.length,
    reply: reply?.message ?? '',
  }))
}

export async function productsOf({ catalogue }: Client, ids: readonly string[]): Promise<ReadonlyMap<string, ReviewedProduct>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const { products } = await catalogue.queryProducts({ query: { filter: { id: { $in: wanted } }, paging: { limit: wanted.length } } })
  return new Map(
    products.map(({ id, slug, name, visible }) => [id, { id, slug: slug ?? '', name: name ?? '', isVisible: visible === true }]),
  )
}

/** The IDs of members by those of their contacts. */
async function membersOf({ members }: Client, reviews: readonly Review[]): Promise<ReadonlyMap<string, string>> {
  const contactIds = [...new Set(reviews.map(({ author }) => author.contactId))]
  if (contactIds.length === 0) return new Map()
  const filter = { contactId: { $in: contactIds } }
  const found = await members.queryMembers({ query: { filter, paging: { limit: contactIds.length } }, fieldsets: ['FULL'] })
  return new Map(found.members.map(({ id, contactId }) => [contactId, id]))
}
