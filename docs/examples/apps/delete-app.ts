import type { Client } from '@stoa/sdk'

/** Delete an app with its secret and all its tokens. */
export async function deleteApp(stoa: Client, { oauthAppId }: { oauthAppId: string }) {
  await stoa.apps.deleteApp({ id: oauthAppId })
}
