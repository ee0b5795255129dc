import type { Client } from '@stoa/sdk'

/** Read the permissions of an app. */
export async function getApp(stoa: Client, { oauthAppId }: { oauthAppId: string }) {
  const { app } = await stoa.apps.getApp({ id: oauthAppId })
  return app.permissions
}
