import type { Client } from '@stoa/sdk'

/** Get the public key that verifies the events of an app. */
export async function queryWebhookKeys(stoa: Client, { webhookAppId }: { webhookAppId: string }) {
  const { keys } = await stoa.webhooks.queryWebhookKeys({ appId: webhookAppId })
  return keys.find(({ status }) => status === 'CURRENT')?.publicKey
}
