import type { orders } from '@stoa/contract'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentStateForCaller } from '../present-for-caller.ts'
import { selectOrderStates } from '../store.ts'
import { ordersTarget } from '../target.ts'

export const searchOrders: Handler<typeof orders.searchOrders> = async (context, { search }) => {
  const plan = planCallerQuery(context, {
    of: 'orders',
    query: search,
    at: 'search',
    target: ordersTarget(context.site.settings.currency),
    defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
    limits: { max: 100 },
  })
  const { rows, cursors, hasNext } = plan.page(await selectOrderStates(context, plan))
  const presented = await Promise.all(rows.map((state) => presentStateForCaller(context, state)))
  return { orders: presented, metadata: { count: rows.length, cursors, hasNext } }
}
