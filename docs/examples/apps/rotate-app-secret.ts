import type { Client } from '@stoa/sdk'

/** A new secret; the old one is good for another hour. */
export async function rotateAppSecret(stoa: Client, { oauthAppId }: { oauthAppId: string }) {
  const { app, secret } = await stoa.apps.rotateAppSecret({ id: oauthAppId, overlapSeconds: 3600 })
  return [secret.length, app.previousSecretExpiresDate]
}
