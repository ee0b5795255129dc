import type { Client } from '@stoa/sdk'

/** Complete a sign-in for which the client sent the member's session, and get the client's URL with the code. */
export async function completeRedirectSession(stoa: Client, { signInToken }: { signInToken: string }) {
  const { url } = await stoa.redirects.completeRedirectSession({ token: signInToken })
  return url
}
