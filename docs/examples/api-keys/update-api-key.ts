import type { Client } from '@stoa/sdk'

/** Rename a key. */
export async function updateApiKey(stoa: Client) {
  const { apiKey: made } = await stoa.apiKeys.createApiKey({ name: 'Warehouse', permissions: ['ECOM.READ_ORDERS'] })
  const { apiKey } = await stoa.apiKeys.updateApiKey({ id: made.id, name: 'Warehouse, second floor' })
  return apiKey.name
}
