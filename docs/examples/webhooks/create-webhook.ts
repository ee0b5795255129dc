import type { Client } from '@stoa/sdk'

/** Send an app every approved order from now on. */
export async function createWebhook(stoa: Client, { webhookAppId }: { webhookAppId: string }) {
  const { webhook } = await stoa.webhooks.createWebhook({
    appId: webhookAppId,
    url: 'https://receiver.example/orders',
    eventTypes: ['wix.ecom.v1.order_approved'],
  })
  return webhook.id
}
