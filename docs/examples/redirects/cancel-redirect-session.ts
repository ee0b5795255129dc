import type { Client } from '@stoa/sdk'

/** Cancel a sign-in that a client asked for, and get the client's URL with the error. */
export async function cancelRedirectSession(stoa: Client, { refusedSignInToken }: { refusedSignInToken: string }) {
  const { url } = await stoa.redirects.cancelRedirectSession({ token: refusedSignInToken })
  return url
}
