import type { webhooks as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { activateWebhookKey } from './calls/activate-webhook-key.ts'
import { createWebhookKey } from './calls/create-webhook-key.ts'
import { createWebhook } from './calls/create-webhook.ts'
import { deleteWebhookKey } from './calls/delete-webhook-key.ts'
import { deleteWebhook } from './calls/delete-webhook.ts'
import { getWebhookDelivery } from './calls/get-webhook-delivery.ts'
import { getWebhook } from './calls/get-webhook.ts'
import { queryWebhookKeys } from './calls/query-webhook-keys.ts'
import { queryWebhooks } from './calls/query-webhooks.ts'
import { replayWebhookEvents } from './calls/replay-webhook-events.ts'
import { resendWebhookDeliveries } from './calls/resend-webhook-deliveries.ts'
import { resendWebhookDelivery } from './calls/resend-webhook-delivery.ts'
import { searchWebhookDeliveries } from './calls/search-webhook-deliveries.ts'
import { testWebhook } from './calls/test-webhook.ts'
import { updateWebhook } from './calls/update-webhook.ts'

export const webhooks: Handlers<typeof contract> = {
  queryWebhooks,
  getWebhook,
  createWebhook,
  updateWebhook,
  deleteWebhook,
  searchWebhookDeliveries,
  getWebhookDelivery,
  resendWebhookDelivery,
  resendWebhookDeliveries,
  replayWebhookEvents,
  testWebhook,
  queryWebhookKeys,
  createWebhookKey,
  activateWebhookKey,
  deleteWebhookKey,
}

export { deliverWebhooks } from './deliveries/deliver.ts'
export { addDeliveries } from './deliveries/follow.ts'
export { purgeWebhooks } from './purge.ts'
