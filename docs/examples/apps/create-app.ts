import type { Client } from '@stoa/sdk'

/** Creates an app that can read orders by itself. The response is the only place where its secret appears. */
export async function createApp(stoa: Client) {
  const { app, secret } = await stoa.apps.createApp({ name: 'Bookkeeping', permissions: ['ECOM.READ_ORDERS'] })
  return { grantType: 'client_credentials', clientId: app.id, clientSecret: secret, instanceId: app.instanceId }
}
