import type { Client } from '@stoa/sdk'

/** List the webhooks that fail at the moment. */
export async function queryWebhooks(stoa: Client) {
  const { webhooks } = await stoa.webhooks.queryWebhooks({})
  return webhooks.filter(({ failingSince }) => failingSince).map(({ url }) => url)
}
