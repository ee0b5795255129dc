import type { Client } from '@stoa/sdk'

/** Find out where the sign-in page returns to. */
export async function getRedirectSession(stoa: Client) {
  const { redirectSession } = await stoa.redirects.createRedirectSession({ login: {} })
  const token = new URL(redirectSession.fullUrl).searchParams.get('session')!
  const opened = await stoa.redirects.getRedirectSession({ token })
  return opened.redirectSession.callbacks.postFlowUrl ?? 'back to the shop'
}
