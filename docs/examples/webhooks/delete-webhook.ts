import type { Client } from '@stoa/sdk'

/** Delete a webhook with its deliveries. */
export async function deleteWebhook(stoa: Client, { webhookId }: { webhookId: string }) {
  await stoa.webhooks.deleteWebhook({ id: webhookId })
}
