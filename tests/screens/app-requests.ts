import { codeChallenge, codeVerifier, createClient } from '@stoa/sdk'

/** What the pages of an app's sign-in are opened for, by prompt: the secrets of two requests. */
export interface AppRequests {
  consent: string
  select_account: string
}

/** The sample app asks a member for consent, and for a choice of account. */
export async function makeAppRequests({ baseUrl, clientId }: { baseUrl: string; clientId: string }): Promise<AppRequests> {
  const { redirects } = createClient({ baseUrl, clientId })
  const request = async (prompt: keyof AppRequests): Promise<string> => {
    const challenge = { codeChallenge: await codeChallenge(codeVerifier()), codeChallengeMethod: 'S256' } as const
    const authRequest = { clientId, responseType: 'code', responseMode: 'web_message', state: 'x7', ...challenge } as const
    const { redirectSession } = await redirects.createRedirectSession({ auth: { authRequest, prompt } })
    return new URL(redirectSession.fullUrl).searchParams.get('session')!
  }
  return { consent: await request('consent'), select_account: await request('select_account') }
}
