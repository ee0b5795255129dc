import type { reviews } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { RatingCount } from './store.ts'

type WireRating = ResponseOf<typeof reviews.getRatings>['ratings'][number]

/** The rating of a product, from the counts of some products. */
export function presentRating(entityId: string, counts: readonly RatingCount[]): WireRating {
  const countPerStar = [0, 0, 0, 0, 0]
  for (const { entityId: id, rating, count } of counts) if (id === entityId) countPerStar[rating - 1] = count
  const count = countPerStar.reduce((sum, one) => sum + one, 0)
  if (count === 0) return { entityId, count, countPerStar }
  const stars = countPerStar.reduce((sum, one, index) => sum + one * (index + 1), 0)
  return { entityId, count, average: Math.round((stars / count) * 100) / 100, countPerStar }
}
