import type { Client } from '@stoa/sdk'

/** An app that reads orders by itself. Its secret is told here and never again. */
export async function createApp(stoa: Client) {
  const { app, secret } = await stoa.apps.createApp({ name: 'Bookkeeping', permissions: ['ECOM.READ_ORDERS'] })
  return { grantType: 'client_credentials', clientId: app.id, clientSecret: secret, instanceId: app.instanceId }
}
