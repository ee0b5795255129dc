import { formatDay, type Where } from '@stoa/ui/dates'
import type { Review, Shop } from '../answers.ts'
import { ownPicture } from '../community/profile-view.ts'

/** A review as the page of its product displays it. */
export interface ReviewView {
  id: string
  rating: number
  title: string
  body: string
  author: string
  date: string
  instant: string
  isVerified: boolean
  pictures: string[]
  reply: { from: string; message: string; date: string } | undefined
}

export type ReviewedShop = Where & Pick<Shop, 'name'> & { baseUrl: string }

export function reviewView(review: Review, { name, baseUrl, ...where }: ReviewedShop): ReviewView {
  const { id, content, author, reviewDate, verified, reply } = review
  return {
    id,
    rating: content.rating,
    title: content.title?.trim() ?? '',
    body: content.body?.trim() ?? '',
    author: author.authorName?.trim() ?? '',
    date: formatDay(reviewDate, where),
    instant: reviewDate,
    isVerified: verified,
    pictures: content.media.flatMap((item) => ownPicture({ url: urlOf(item) }, baseUrl) ?? []),
    reply: reply && { from: name, message: reply.message, date: formatDay(reply.createdDate, where) },
  }
}

/** Pictures are objects of their author's app, or URLs. */
function urlOf(item: unknown): string {
  const { image } = (item ?? {}) as { image?: string | { url?: unknown } }
  const url = typeof image === 'object' ? image?.url : image
  return typeof url === 'string' ? url : ''
}
