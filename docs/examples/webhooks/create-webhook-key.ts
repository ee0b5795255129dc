import type { Client } from '@stoa/sdk'

/** Prepare the next key of an app, so that its receivers can learn it. */
export async function createWebhookKey(stoa: Client, { oauthAppId }: { oauthAppId: string }) {
  const { key } = await stoa.webhooks.createWebhookKey({ appId: oauthAppId })
  return key.publicKey
}
