import type { Client } from '@stoa/sdk'

/** Revoke a key immediately. */
export async function revokeApiKey(stoa: Client) {
  const { apiKey: made } = await stoa.apiKeys.createApiKey({ name: 'Warehouse', permissions: ['ECOM.READ_ORDERS'] })
  const { apiKey } = await stoa.apiKeys.revokeApiKey({ id: made.id })
  return apiKey.status
}
