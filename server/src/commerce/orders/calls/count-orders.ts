import type { orders } from '@stoa/contract'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { countMatching } from '../store.ts'
import { ordersTarget } from '../target.ts'

const countLimit = 10_000

export const countOrders: Handler<typeof orders.countOrders> = async (context, { filters }) => {
  const target = ordersTarget(context.site.settings.currency)
  const plans = filters.map((filter) => planCallerQuery(context, { of: 'orders', query: { filter }, target }))
  const counts = await Promise.all(plans.map((plan) => countMatching(context, plan, countLimit)))
  return { counts: counts.map((count) => ({ total: Math.min(count, countLimit), tooManyToCount: count > countLimit })) }
}
