import type { Client } from '@stoa/sdk'

/** Create a key that can only read orders. The secret is returned only once. */
export async function createApiKey(stoa: Client) {
  const { apiKey, secret } = await stoa.apiKeys.createApiKey({ name: 'Warehouse', permissions: ['ECOM.READ_ORDERS'] })
  return `${apiKey.name}: ${secret.length} characters`
}
