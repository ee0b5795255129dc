import type { Client } from '@stoa/sdk'

/** Back to the client that asked somebody to sign in, now that somebody has. */
export async function completeRedirectSession(stoa: Client, { signInToken }: { signInToken: string }) {
  const { url } = await stoa.redirects.completeRedirectSession({ token: signInToken })
  return url
}
