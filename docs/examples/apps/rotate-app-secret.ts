import type { Client } from '@stoa/sdk'

/** Replace the secret of an app. The previous secret keeps working for an hour. */
export async function rotateAppSecret(stoa: Client, { oauthAppId }: { oauthAppId: string }) {
  const { app, secret } = await stoa.apps.rotateAppSecret({ id: oauthAppId, overlapSeconds: 3600 })
  return [secret.length, app.previousSecretExpiresDate]
}
