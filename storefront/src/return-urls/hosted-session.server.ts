import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'

/** What an app has sent somebody here for, by the secret of its address; undefined where that is none, or is over. */
export async function hostedSession(client: Client, token: string) {
  try {
    return (await client.redirects.getRedirectSession({ token })).redirectSession
  } catch (error) {
    if (isRefusal(error) && error.kind !== 'system') return undefined
    throw error
  }
}
