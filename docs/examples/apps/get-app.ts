import type { Client } from '@stoa/sdk'

/** What an app may do by itself. */
export async function getApp(stoa: Client, { oauthAppId }: { oauthAppId: string }) {
  const { app } = await stoa.apps.getApp({ id: oauthAppId })
  return app.permissions
}
