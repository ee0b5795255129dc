import type { webhooks } from '@stoa/contract'
import { deliveryStatuses } from '@stoa/contract/webhooks/states'
import type { Handler } from '../../../kernel/handler.ts'
import { requeueRange } from '../deliveries/store.ts'
import { lockForChange } from '../webhook-change.ts'

const limit = 1_000

export const resendWebhookDeliveries: Handler<typeof webhooks.resendWebhookDeliveries> = async (
  context,
  { id, since, afterPosition = 0, statuses = deliveryStatuses },
) => {
  await lockForChange(context, id)
  const range = { afterPosition, since: since === undefined ? null : new Date(since), statuses, limit }
  const positions = await requeueRange(context, id, { range, now: context.now })
  return { count: positions.length, position: Math.max(afterPosition, ...positions), hasNext: positions.length === limit }
}
