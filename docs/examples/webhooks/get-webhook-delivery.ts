import type { Client } from '@stoa/sdk'

/** See what was sent, and what the receiver answered. */
export async function getWebhookDelivery(stoa: Client, { webhookDeliveryId }: { webhookDeliveryId: string }) {
  const { delivery } = await stoa.webhooks.getWebhookDelivery({ id: webhookDeliveryId })
  return [delivery.payload, delivery.attempts[0]?.answerStatus, delivery.attempts[0]?.answerBody]
}
