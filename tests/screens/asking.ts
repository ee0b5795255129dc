import { codeChallenge, codeVerifier, createClient } from '@stoa/sdk'

const redirectUri = 'https://summer.example/callback'

/** What the pages of an app's sign-in are opened for, by prompt: the secrets of two requests. */
export interface AppRequests {
  consent: string
  select_account: string
}

/** A summer page asks a member for consent, and for a choice of account. */
export async function makeAppRequests({
  baseUrl,
  siteId,
  apiKey,
}: {
  baseUrl: string
  siteId: string
  apiKey: string
}): Promise<AppRequests> {
  const owner = createClient({ baseUrl, apiKey, siteId })
  const { client } = await owner.oauthClients.createOauthClient({ name: 'Summer page', redirectUris: [redirectUri] })
  const challenge = { codeChallenge: await codeChallenge(codeVerifier()), codeChallengeMethod: 'S256' as const }
  const request = async (prompt: keyof AppRequests): Promise<string> => {
    const authRequest = { clientId: client.id, redirectUri, responseType: 'code' as const, state: 'x7', ...challenge }
    const { redirectSession } = await owner.redirects.createRedirectSession({ auth: { authRequest, prompt } })
    return new URL(redirectSession.fullUrl).searchParams.get('session')!
  }
  return { consent: await request('consent'), select_account: await request('select_account') }
}
