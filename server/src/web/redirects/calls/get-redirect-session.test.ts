import { beforeAll, expect, test } from 'vitest'
import { codeChallenge, codeVerifier } from '@stoa/sdk'
import { readyCheckout } from '../../../../../tests/support/buying.ts'
import { bowl } from '../../../../../tests/support/goods.ts'
import { line, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

const home = 'https://shop.example/callback'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop({ redirectUris: [home], rateLimits: 'off' })
})

const token = (fullUrl: string) => new URL(fullUrl).searchParams.get('session')!
const callbacks = {
  thankYouPageUrl: home,
  postFlowUrl: home,
  loginUrl: home,
  bookingsServiceListUrl: home,
  cartPageUrl: home,
  planListUrl: home,
}

test('200: a checkout’s page reads where it leads back to, also when the caller wants the shop’s own page', async () => {
  const vera = shop.as(shop.visitor())
  const checkoutId = await readyCheckout(vera, { items: [line(bowl)] })
  const request = { ecomCheckout: { checkoutId }, callbacks, preferences: { useGenericWixPages: true } }
  const { redirectSession } = await vera.redirects.createRedirectSession(request)
  expect(await vera.redirects.getRedirectSession({ token: token(redirectSession.fullUrl) })).toMatchObject({
    redirectSession: { id: redirectSession.id, target: 'ecomCheckout', checkoutId, callbacks },
  })
})

test('200: the sign-in page reads the connection to open', async () => {
  const vera = shop.as(shop.visitor())
  const authRequest = {
    clientId: shop.clientId,
    codeChallenge: await codeChallenge(codeVerifier()),
    codeChallengeMethod: 'S256' as const,
    responseType: 'code' as const,
    redirectUri: home,
    state: 'of the client',
    idp: 'clay',
  }
  const { redirectSession } = await vera.redirects.createRedirectSession({ auth: { authRequest, prompt: 'login' } })
  expect(await vera.redirects.getRedirectSession({ token: token(redirectSession.fullUrl) })).toMatchObject({
    redirectSession: { target: 'auth', clientId: shop.clientId, prompt: 'login', idp: 'clay' },
  })
})

test('404: an unknown secret', async () => {
  const refused = await refusalOf(shop.as(shop.visitor()).redirects.getRedirectSession({ token: 'unknown' }))
  expect(refused).toMatchObject({ status: 404, code: 'REDIRECT_SESSION_NOT_FOUND' })
})
