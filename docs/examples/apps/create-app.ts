import type { Client } from '@stoa/sdk'

/** Create an app that reads orders on its own behalf. The secret is returned only once. */
export async function createApp(stoa: Client) {
  const { app, secret } = await stoa.apps.createApp({ name: 'Bookkeeping', permissions: ['ECOM.READ_ORDERS'] })
  return { grantType: 'client_credentials', clientId: app.id, clientSecret: secret, instanceId: app.instanceId }
}
