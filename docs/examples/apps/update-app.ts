import type { Client } from '@stoa/sdk'

/** Allow an app to read the event log as well. */
export async function updateApp(stoa: Client, { oauthAppId }: { oauthAppId: string }) {
  const { app: read } = await stoa.apps.getApp({ id: oauthAppId })
  const permissions = [...read.permissions, 'EVENTS.READ']
  const { app } = await stoa.apps.updateApp({ id: read.id, revision: read.revision, permissions })
  return app.permissions
}
