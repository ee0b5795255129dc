import type { recommendations } from '@stoa/contract'
import { isGuid } from '@stoa/contract/guid'
import { recommendedDefault } from '@stoa/contract/recommendations/limits'
import type { Handler } from '../../../kernel/handler.ts'
import { algorithmWith } from '../algorithms.ts'
import { checkRequest } from '../check-request.ts'

export const getRecommendation: Handler<typeof recommendations.getRecommendation> = async (context, request) => {
  const { items = [], algorithms, minimumRecommendedItems = 1 } = request
  checkRequest({ items, algorithms })
  const atLeast = Math.max(1, minimumRecommendedItems)
  const wanted = {
    productIds: items.map(({ catalogItemId }) => catalogItemId).filter(isGuid),
    limit: Math.max(recommendedDefault, atLeast),
  }
  // One that is there twice finds nothing new.
  const distinct = algorithms.filter(({ id }, index) => algorithms.findIndex((one) => one.id === id) === index)
  for (const { id, appId } of distinct) {
    const { type, find } = algorithmWith(id)!
    if (type === 'RELATED_ITEMS' && wanted.productIds.length === 0) continue
    const ids = await find(context, wanted)
    if (ids.length >= atLeast)
      return { recommendation: { items: ids.map((catalogItemId) => ({ catalogItemId, appId })), algorithm: { id, appId } } }
  }
  return { recommendation: { items: [] } }
}
