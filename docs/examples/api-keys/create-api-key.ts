import type { Client } from '@stoa/sdk'

/** Creates a key that can only read orders. The response is the only place where its secret appears. */
export async function createApiKey(stoa: Client) {
  const { apiKey, secret } = await stoa.apiKeys.createApiKey({ name: 'Warehouse', permissions: ['ECOM.READ_ORDERS'] })
  return `${apiKey.name}: ${secret.length} characters`
}
