import type { Client } from '@stoa/sdk'

/** Send a new receiver what happened before it existed. */
export async function replayWebhookEvents(stoa: Client, { webhookId }: { webhookId: string }) {
  const { count, position, hasNext } = await stoa.webhooks.replayWebhookEvents({ id: webhookId, afterPosition: 0 })
  return hasNext ? `${count}, and more after ${position}` : `${count}`
}
