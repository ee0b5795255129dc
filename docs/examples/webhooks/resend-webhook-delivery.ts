import type { Client } from '@stoa/sdk'

/** Send one event again. */
export async function resendWebhookDelivery(stoa: Client, { webhookDeliveryId }: { webhookDeliveryId: string }) {
  const { delivery } = await stoa.webhooks.resendWebhookDelivery({ id: webhookDeliveryId })
  return delivery.status
}
