import type { Client } from '@stoa/sdk'

/** Get a key without its secret. */
export async function getApiKey(stoa: Client) {
  const { apiKey: made } = await stoa.apiKeys.createApiKey({ name: 'Warehouse', permissions: ['ECOM.READ_ORDERS'] })
  const { apiKey } = await stoa.apiKeys.getApiKey({ id: made.id })
  return apiKey.hint
}
