import type { Client } from '@stoa/sdk'

/** Start signing with the next key. */
export async function activateWebhookKey(stoa: Client, { webhookAppId, webhookKeyId }: { webhookAppId: string; webhookKeyId: string }) {
  const { key } = await stoa.webhooks.activateWebhookKey({ appId: webhookAppId, id: webhookKeyId })
  return key.status
}
