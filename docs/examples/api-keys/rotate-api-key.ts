import type { Client } from '@stoa/sdk'

/** Replace the secret of a key. The previous secret keeps working for an hour. */
export async function rotateApiKey(stoa: Client) {
  const { apiKey: made } = await stoa.apiKeys.createApiKey({ name: 'Warehouse', permissions: ['ECOM.READ_ORDERS'] })
  const { apiKey, secret } = await stoa.apiKeys.rotateApiKey({ id: made.id, overlapSeconds: 3600 })
  return [secret.length, apiKey.previousSecretExpiresDate]
}
