import type { Client } from '@stoa/sdk'

/** See how many events of a webhook wait, and how many failed for good. */
export async function getWebhook(stoa: Client, { webhookId }: { webhookId: string }) {
  const { webhook } = await stoa.webhooks.getWebhook({ id: webhookId })
  return [webhook.waitingCount, webhook.deadCount]
}
