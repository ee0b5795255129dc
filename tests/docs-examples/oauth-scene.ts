import { codeChallenge, codeVerifier } from '@stoa/sdk'
import { makeApp } from '../../server/src/access/oauth/clients.ts'
import { newRefreshToken } from '../../server/src/access/oauth/refresh-tokens.ts'
import { newSecretId } from '../../server/src/database/ids.ts'
import type { Neighbour } from '../support/community.ts'
import type { TestSite } from '../support/site.ts'
import type { Scene } from './scene.ts'

/** The return address of the sample shop's clients. */
export const callback = 'https://shop.example/callback'

/** An app with a secret and a refresh token of the member, and a sign-in started by a client of the member. */
export async function oauthScene(site: TestSite, { identity, sessionToken }: Neighbour): Promise<Scene> {
  const place = { db: site.database, siteId: site.siteId, now: site.clock.now ?? new Date() }
  const appId = newSecretId()
  // Before the others, because apps are listed by date.
  const earlier = { ...place, now: new Date(place.now.getTime() - 60_000) }
  const { secret } = await makeApp(earlier, { id: appId, redirectUris: [callback], permissions: [] })
  const expiresDate = new Date(place.now.getTime() + 365 * 86_400_000)
  const refreshToken = await newRefreshToken(place, { sessionId: identity.sessionId!, clientId: appId, expiresDate })
  const signInToken = await signInTokenOf(site, sessionToken)
  const refusedSignInToken = await signInTokenOf(site, sessionToken)
  return { oauthAppId: appId, oauthAppSecret: secret, oauthRefreshToken: refreshToken, signInToken, refusedSignInToken }
}

async function signInTokenOf(site: TestSite, sessionToken: string): Promise<string> {
  const { redirectSession } = await site.as(site.visitor()).redirects.createRedirectSession({
    auth: {
      authRequest: {
        clientId: site.clientId,
        responseType: 'code',
        responseMode: 'fragment',
        redirectUri: callback,
        state: 'x7',
        sessionToken,
        codeChallenge: await codeChallenge(codeVerifier()),
        codeChallengeMethod: 'S256',
      },
    },
  })
  return new URL(redirectSession.fullUrl).searchParams.get('session')!
}
