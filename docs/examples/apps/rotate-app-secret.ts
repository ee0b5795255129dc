import type { Client } from '@stoa/sdk'

/** Replaces an app’s secret. The old secret stays valid for another hour. */
export async function rotateAppSecret(stoa: Client, { oauthAppId }: { oauthAppId: string }) {
  const { app, secret } = await stoa.apps.rotateAppSecret({ id: oauthAppId, overlapSeconds: 3600 })
  return [secret.length, app.previousSecretExpiresDate]
}
