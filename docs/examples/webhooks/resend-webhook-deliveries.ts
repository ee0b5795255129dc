import type { Client } from '@stoa/sdk'

/** Send all events again that failed for good since a time. */
export async function resendWebhookDeliveries(stoa: Client, { webhookId }: { webhookId: string }) {
  const since = '2026-05-12T00:00:00.000Z'
  const { count, position, hasNext } = await stoa.webhooks.resendWebhookDeliveries({ id: webhookId, since, statuses: ['DEAD'] })
  return hasNext ? `${count}, and more after ${position}` : `${count}`
}
