import type { Client } from '@stoa/sdk'

/** Gets the code of a sign-in that a client started with its member’s session, and the URL back to the client. */
export async function completeRedirectSession(stoa: Client, { signInToken }: { signInToken: string }) {
  const { url } = await stoa.redirects.completeRedirectSession({ token: signInToken })
  return url
}
