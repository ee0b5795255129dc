import type { Client } from '@stoa/sdk'

/** A key that may read orders and nothing else. Its secret is told here and never again. */
export async function createApiKey(stoa: Client) {
  const { apiKey, secret } = await stoa.apiKeys.createApiKey({ name: 'Warehouse', permissions: ['ECOM.READ_ORDERS'] })
  return `${apiKey.name}: ${secret.length} characters`
}
