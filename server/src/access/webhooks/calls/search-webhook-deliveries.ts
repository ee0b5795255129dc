import type { webhooks } from '@stoa/contract'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentDelivery } from '../deliveries/present.ts'
import { selectDeliveries } from '../deliveries/store.ts'
import { deliveriesTarget } from '../deliveries/target.ts'

export const searchWebhookDeliveries: Handler<typeof webhooks.searchWebhookDeliveries> = async (context, { search }) => {
  const plan = planCallerQuery(context, {
    of: 'webhook-deliveries',
    query: search,
    at: 'search',
    target: deliveriesTarget,
    defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
    limits: { max: 100 },
  })
  const { rows, cursors, hasNext } = plan.page(await selectDeliveries(context, plan))
  return { deliveries: rows.map(presentDelivery), metadata: { count: rows.length, cursors, hasNext } }
}
