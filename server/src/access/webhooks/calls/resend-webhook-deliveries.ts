import type { webhooks } from '@stoa/contract'
import { endedDeliveryStatuses } from '@stoa/contract/webhooks/states'
import { positionBefore } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { requeueRange } from '../deliveries/store.ts'
import { lockForChange } from '../webhook-change.ts'

const limit = 1_000

export const resendWebhookDeliveries: Handler<typeof webhooks.resendWebhookDeliveries> = async (
  context,
  { id, since, afterPosition = 0, statuses = endedDeliveryStatuses },
) => {
  await lockForChange(context, id)
  const { db, siteId, now } = context
  const start = since === undefined ? afterPosition : Math.max(afterPosition, await positionBefore(db, siteId, new Date(since)))
  const positions = await requeueRange(context, id, { range: { afterPosition: start, statuses, limit }, now })
  return { count: positions.length, position: Math.max(start, ...positions), hasNext: positions.length === limit }
}
