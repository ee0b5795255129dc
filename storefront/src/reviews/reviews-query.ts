import { starsMax } from '@stoa/ui/components/stars'

/** The order and filter of a product's reviews, both in the page's URL. */
export interface ReviewListing {
  sort: ReviewSort
  /** Only reviews with this rating. */
  stars: number | undefined
  /** The cursor of a further page. */
  after: string | undefined
}

export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

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
