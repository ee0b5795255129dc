import type { Client } from '@stoa/sdk'

/** Drop a next key that isn’t needed. */
export async function deleteWebhookKey(stoa: Client, { webhookAppId, webhookKeyId }: { webhookAppId: string; webhookKeyId: string }) {
  await stoa.webhooks.deleteWebhookKey({ appId: webhookAppId, id: webhookKeyId })
}
