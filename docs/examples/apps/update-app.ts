import type { Client } from '@stoa/sdk'

/** Also allows an app to read the event log. */
export async function updateApp(stoa: Client, { oauthAppId }: { oauthAppId: string }) {
  const { app: read } = await stoa.apps.getApp({ id: oauthAppId })
  const permissions = [...read.permissions, 'EVENTS.READ']
  const { app } = await stoa.apps.updateApp({ id: read.id, revision: read.revision, permissions })
  return app.permissions
}
