import type { WebhookRow } from './rows.ts'
import type { CountedWebhook } from './store.ts'

export const presentWebhook = (webhook: CountedWebhook) => ({
  ...presentSubscription(webhook),
  ...(webhook.failingSince ? { failingSince: webhook.failingSince.toISOString() } : {}),
  waitingCount: webhook.waitingCount,
  deadCount: webhook.deadCount,
})

/** A webhook without the state of its deliveries, as its events record it. */
export const presentSubscription = ({ id, revision, appId, url, eventTypes, enabled, createdDate, updatedDate }: WebhookRow) => ({
  id,
  revision,
  appId,
  url,
  eventTypes,
  enabled,
  createdDate: createdDate.toISOString(),
  updatedDate: updatedDate.toISOString(),
})
