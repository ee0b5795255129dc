import type { reviews } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentRating } from '../present-rating.ts'
import { countRatings } from '../store.ts'

export const getRatings: Handler<typeof reviews.getRatings> = async (context, { entityIds }) => {
  const counts = await countRatings(context, entityIds)
  return { ratings: entityIds.map((entityId) => presentRating(entityId, counts)) }
}
