import type { orders } from '@stoa/contract'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentOrder, viewFor } from '../present.ts'
import { selectOrders } from '../store.ts'
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
  const { rows, cursors, hasNext } = plan.page(await selectOrders(context, plan))
  const view = viewFor(context)
  return { orders: rows.map((order) => presentOrder(order, view)), metadata: { count: rows.length, cursors, hasNext } }
}
