import type { Client } from '@stoa/sdk'

/** Reads what an app can do by itself. */
export async function getApp(stoa: Client, { oauthAppId }: { oauthAppId: string }) {
  const { app } = await stoa.apps.getApp({ id: oauthAppId })
  return app.permissions
}
