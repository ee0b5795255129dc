import { starsMax } from '@stoa/ui/components/stars'

/** The order and filter of a product's reviews, both in the page's URL. */
export interface ReviewListing {
  sort: ReviewSort
  /** Only reviews with this rating. */
  stars: number | undefined
  /** The cursor of a further page. */
  after: string | undefined
}

const sorts = {
  newest: [{ fieldName: 'createdDate', order: 'DESC' }],
  highest: [
    { fieldName: 'content.rating', order: 'DESC' },
    { fieldName: 'createdDate', order: 'DESC' },
  ],
  lowest: [
    { fieldName: 'content.rating', order: 'ASC' },
    { fieldName: 'createdDate', order: 'DESC' },
  ],
} as const

export type ReviewSort = keyof typeof sorts
export const reviewSorts = Object.keys(sorts) as ReviewSort[]

/** Number of reviews per page. */
const pageSize = 5

/** The URL parameters of reviews. */
export const reviewParams = ['stars', 'reviews', 'after'] as const

/** Parses a URL. Invalid values are ignored. */
export function reviewListingOf(query: URLSearchParams): ReviewListing {
  const stars = Number(query.get('stars'))
  return {
    sort: reviewSorts.find((name) => name === query.get('reviews')) ?? 'newest',
    stars: Number.isInteger(stars) && stars >= 1 && stars <= starsMax ? stars : undefined,
    after: query.get('after') || undefined,
  }
}

/** The query of a page of reviews. A further page is requested by its cursor alone, which contains the rest. */
export const reviewsQuery = (productId: string, { sort, stars, after }: ReviewListing) =>
  after
    ? { cursorPaging: { limit: pageSize, cursor: after } }
    : {
        filter: { entityId: productId, ...(stars !== undefined && { 'content.rating': stars }) },
        sort: [...sorts[sort]],
        cursorPaging: { limit: pageSize },
      }

/** The URL of the same product with another order or filter of its reviews; null removes one. */
export function reviewsHref(query: URLSearchParams, changes: Partial<Record<(typeof reviewParams)[number], string | null>>): string {
  const changed = new URLSearchParams(query)
  changed.delete('after')
  for (const [name, value] of Object.entries(changes)) {
    changed.delete(name)
    if (value) changed.set(name, value)
  }
  return `?${changed}#reviews`
}
