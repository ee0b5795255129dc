import type { Client } from '@stoa/sdk'

/** Send a webhook all events that its app may read, to another URL. */
export async function updateWebhook(stoa: Client, { webhookId }: { webhookId: string }) {
  const { webhook: read } = await stoa.webhooks.getWebhook({ id: webhookId })
  const change = { url: 'https://receiver.example/v2/events', eventTypes: null }
  const { webhook } = await stoa.webhooks.updateWebhook({ id: read.id, revision: read.revision, ...change })
  return webhook.revision
}
