import type { Client } from '@stoa/sdk'

/** The code of a sign-in that a client has begun with its member's session, and the way back to the client. */
export async function completeRedirectSession(stoa: Client, { signInToken }: { signInToken: string }) {
  const { url } = await stoa.redirects.completeRedirectSession({ token: signInToken })
  return url
}
