import type { backInStock } from '@stoa/contract'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentRequest } from '../present.ts'
import { selectRequests } from '../store.ts'
import { requestsTarget } from '../target.ts'

export const queryBackInStockNotificationRequests: Handler<typeof backInStock.queryBackInStockNotificationRequests> = async (
  context,
  { query },
) => {
  const plan = planCallerQuery(context, {
    of: 'back in stock',
    query,
    at: 'query',
    target: requestsTarget,
    defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
    limits: { max: 100 },
  })
  const { rows, cursors, hasNext } = plan.page(await selectRequests(context, plan))
  return { requests: rows.map(presentRequest), metadata: { count: rows.length, cursors, hasNext } }
}
