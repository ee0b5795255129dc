import type { orders } from '@stoa/contract'
import { matchingOrdersMax } from '@stoa/contract/orders/bulk'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { saveOrderChange } from '../change.ts'
import { lockMatching } from '../store.ts'
import { hasSameTags, retag } from '../tags.ts'
import { ordersTarget } from '../target.ts'

export const updateTagsOfMatchingOrders: Handler<typeof orders.updateTagsOfMatchingOrders> = async (
  context,
  { filter, expectedCount, assignTags, unassignTags },
) => {
  const plan = planCallerQuery(context, { of: 'orders', query: { filter }, target: ordersTarget(context.site.settings.currency) })
  const matching = await lockMatching(context, plan, matchingOrdersMax + 1)
  if (matching.length !== expectedCount) {
    const tooManyToCount = matching.length > matchingOrdersMax
    const count = Math.min(matching.length, matchingOrdersMax)
    refuse('ORDER_COUNT_CHANGED', { expectedCount, count, tooManyToCount })
  }
  const changed = matching
    .map((order) => ({ order, retagged: retag(order, assignTags, unassignTags) }))
    .filter(({ order, retagged }) => !hasSameTags(order, retagged))
  for (const { retagged } of changed) await saveOrderChange(context, retagged, ['tags'])
  return { count: matching.length, changedOrderIds: changed.map(({ order }) => order.id) }
}
