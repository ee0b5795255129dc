import type { Client } from '@stoa/sdk'

/** Send the newest event as a test, and see the answer. */
export async function testWebhook(stoa: Client, { webhookId }: { webhookId: string }) {
  const { delivery } = await stoa.webhooks.testWebhook({ id: webhookId })
  return [delivery.status, delivery.attempts[0]?.answerBody]
}
