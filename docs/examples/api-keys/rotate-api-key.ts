import type { Client } from '@stoa/sdk'

/** Replaces a key’s secret. The old secret stays valid for another hour. */
export async function rotateApiKey(stoa: Client) {
  const { apiKey: made } = await stoa.apiKeys.createApiKey({ name: 'Warehouse', permissions: ['ECOM.READ_ORDERS'] })
  const { apiKey, secret } = await stoa.apiKeys.rotateApiKey({ id: made.id, overlapSeconds: 3600 })
  return [secret.length, apiKey.previousSecretExpiresDate]
}
