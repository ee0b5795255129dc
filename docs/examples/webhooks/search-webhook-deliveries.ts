import type { Client } from '@stoa/sdk'

/** Find the events of a webhook that the receiver didn’t accept. */
export async function searchWebhookDeliveries(stoa: Client, { webhookId }: { webhookId: string }) {
  const filter = { webhookId, status: { $in: ['RETRYING', 'DEAD'] } }
  const { deliveries } = await stoa.webhooks.searchWebhookDeliveries({ search: { filter, cursorPaging: { limit: 20 } } })
  return deliveries.map(({ eventType, problem, answerStatus }) => [eventType, problem, answerStatus])
}
