import type { webhooks } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findDelivery } from '../deliveries/store.ts'
import { presentWholeDelivery } from '../deliveries/whole-delivery.ts'

export const getWebhookDelivery: Handler<typeof webhooks.getWebhookDelivery> = async (context, { id }) => {
  const delivery = (await findDelivery(context, id)) ?? refuse('WEBHOOK_DELIVERY_NOT_FOUND')
  return { delivery: await presentWholeDelivery(context, delivery) }
}
