import type { backInStock } from '@stoa/contract'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentOwnRequest } from '../own/present.ts'
import { selectOwnRequests } from '../own/store.ts'
import { requestsTarget } from '../target.ts'

export const listOwnBackInStockRequests: Handler<typeof backInStock.listOwnBackInStockRequests> = async (context, { cursorPaging }) => {
  const plan = planCallerQuery(context, {
    of: 'own back in stock',
    query: { sort: [{ fieldName: 'id', order: 'DESC' }], cursorPaging },
    target: requestsTarget,
    limits: { max: 100 },
  })
  const { rows, cursors, hasNext } = plan.page(await selectOwnRequests(context, plan))
  const { baseUrl } = context.services.settings
  return { requests: rows.map((row) => presentOwnRequest(row, baseUrl)), metadata: { count: rows.length, cursors, hasNext } }
}
