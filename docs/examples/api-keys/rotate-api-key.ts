import type { Client } from '@stoa/sdk'

/** A new secret; the old one opens for another hour. */
export async function rotateApiKey(stoa: Client) {
  const { apiKey: made } = await stoa.apiKeys.createApiKey({ name: 'Warehouse', permissions: ['ECOM.READ_ORDERS'] })
  const { apiKey, secret } = await stoa.apiKeys.rotateApiKey({ id: made.id, overlapSeconds: 3600 })
  return [secret.length, apiKey.previousSecretExpiresDate]
}
