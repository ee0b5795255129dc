import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'

/** The redirect session of a URL's secret; undefined if it is invalid or has expired. */
export async function hostedSession(client: Client, token: string) {
  try {
    return (await client.redirects.getRedirectSession({ token })).redirectSession
  } catch (error) {
    if (isRefusal(error) && error.kind !== 'system') return undefined
    throw error
  }
}
