import type { webhooks } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentDelivery } from '../deliveries/present.ts'
import { findDelivery, requeueDelivery } from '../deliveries/store.ts'

export const resendWebhookDelivery: Handler<typeof webhooks.resendWebhookDelivery> = async (context, { id }) => {
  const found = (await findDelivery(context, id)) ?? refuse('WEBHOOK_DELIVERY_NOT_FOUND')
  if (found.isTest) refuse('WEBHOOK_DELIVERY_IS_TEST')
  await requeueDelivery(context, id, context.now)
  return { delivery: presentDelivery((await findDelivery(context, id)) ?? refuse('WEBHOOK_DELIVERY_NOT_FOUND')) }
}
