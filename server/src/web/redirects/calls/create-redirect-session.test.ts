import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeChallenge, codeVerifier } from '@stoa/sdk'
import { readyCheckout } from '../../../../../tests/support/buying.ts'
import { bowl } from '../../../../../tests/support/goods.ts'
import { makeTestMember, type TestMember } from '../../../../../tests/support/members.ts'
import { brokenRules, line, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { tablesWith } from '../../../../../tests/support/stored-texts.ts'
import { makeApp } from '../../../access/oauth/clients.ts'
import { readRedirectSession } from '../redirect-sessions.ts'

const home = 'https://shop.example/callback'
const thanks = 'https://shop.example/thanks?from=stoa'
const phone = 'stoa-app://signed-in'

let shop: TestShop
let mia: TestMember
beforeAll(async () => {
  shop = await makeTestShop({ redirectUris: [home, thanks, phone], redirectDomains: ['www.other.example'], rateLimits: 'off' })
  mia = await makeTestMember(shop)
})

const vera = () => shop.as(shop.visitor())
const secretOf = (fullUrl: string) => new URL(fullUrl).searchParams.get('session') ?? undefined
const opened = (fullUrl: string) => readRedirectSession(shop.app.services, secretOf(fullUrl))

const authRequest = async () => ({
  clientId: shop.clientId,
  codeChallenge: await codeChallenge(codeVerifier()),
  codeChallengeMethod: 'S256' as const,
  responseMode: 'fragment' as const,
  responseType: 'code' as const,
  redirectUri: home as string | null,
  scope: 'offline_access',
  state: 'of the client',
})
type AuthRequest = Awaited<ReturnType<typeof authRequest>>

describe('to a checkout', () => {
  test('200: its address opens it, and leads back if that address is registered', async () => {
    const client = vera()
    const checkoutId = await readyCheckout(client, { items: [line(bowl)] })
    const callbacks = { postFlowUrl: home, thankYouPageUrl: thanks, cartPageUrl: null }
    const { redirectSession } = await client.redirects.createRedirectSession({ ecomCheckout: { checkoutId }, callbacks })
    expect(redirectSession.urlDetails.endpoint).toBe(`${shop.settings.baseUrl}/checkout/${checkoutId}`)
    expect(new URL(redirectSession.fullUrl).searchParams.get('token')).toMatch(/^eyJ/)
    expect(await opened(redirectSession.fullUrl)).toMatchObject({ target: 'ecomCheckout', clientId: shop.clientId, doc: { callbacks } })
    const plain = await client.redirects.createRedirectSession({ ecomCheckout: { checkoutId } })
    expect(secretOf(plain.redirectSession.fullUrl)).toBeUndefined()
  })

  test('404: another visitor’s, and an unknown one', async () => {
    const checkoutId = await readyCheckout(vera(), { items: [line(bowl)] })
    for (const id of [checkoutId, randomUUID()]) {
      const refused = await refusalOf(vera().redirects.createRedirectSession({ ecomCheckout: { checkoutId: id } }))
      expect(refused).toMatchObject({ status: 404, code: 'CHECKOUT_NOT_FOUND' })
    }
  })
})

test('200: to a product, with extra parameters', async () => {
  const request = { storesProduct: { productSlug: 'a jug/of clay' }, preferences: { additionalQueryParameters: { from: 'a & b' } } }
  const { redirectSession } = await vera().redirects.createRedirectSession(request)
  expect(redirectSession.fullUrl).toBe(`${shop.settings.baseUrl}/products/a%20jug%2Fof%20clay?from=a+%26+b`)
})

test('200: to the sign-in page, valid for a day; the secret is stored only as a hash', async () => {
  const { redirectSession } = await vera().redirects.createRedirectSession({ login: {} })
  expect(redirectSession.urlDetails).toMatchObject({ endpoint: `${shop.settings.baseUrl}/login` })
  const session = await opened(redirectSession.fullUrl)
  expect(session!.expiresDate.getTime() - session!.createdDate.getTime()).toBe(86_400_000)
  expect(await tablesWith(shop, secretOf(redirectSession.fullUrl)!.slice(37))).toEqual([])
  expect(await shop.happened(redirectSession.id)).toEqual(['created'])
})

test('200: to sign-out, which ends the caller’s session only', async () => {
  const request = { logout: { clientId: shop.clientId }, callbacks: { postFlowUrl: home } }
  const ofMember = await shop.as(mia.identity).redirects.createRedirectSession(request)
  const ends = { memberId: mia.id, sessionId: mia.sessionId }
  expect((await opened(ofMember.redirectSession.fullUrl))!.doc).toEqual({ callbacks: { postFlowUrl: home }, ends })
  const ofVisitor = await vera().redirects.createRedirectSession(request)
  expect((await opened(ofVisitor.redirectSession.fullUrl))!.doc).toEqual({ callbacks: { postFlowUrl: home } })
})

describe('to the sign-in of a client', () => {
  const ask = (request: object, auth: object = {}) =>
    vera().redirects.createRedirectSession({ auth: { authRequest: request as AuthRequest, ...auth } })

  test('200: valid for ten minutes; the session token is not stored', async () => {
    const { redirectSession } = await ask({ ...(await authRequest()), sessionToken: mia.sessionToken }, { prompt: 'none' })
    expect(redirectSession.urlDetails.endpoint).toBe(`${shop.settings.baseUrl}/authorize`)
    const session = (await opened(redirectSession.fullUrl))!
    expect(session.expiresDate.getTime() - session.createdDate.getTime()).toBe(600_000)
    expect(session.doc.auth).toMatchObject({ prompt: 'none', state: 'of the client', broughtSessionId: mia.sessionId })
    expect(JSON.stringify(session)).not.toContain(mia.sessionToken)
  })

  test('200: without a return address for a frame; to an app’s own scheme', async () => {
    const { redirectUri: _, ...request } = await authRequest()
    expect(await ask({ ...request, responseMode: 'web_message' })).toHaveProperty('redirectSession')
    expect(await ask({ ...request, redirectUri: phone })).toHaveProperty('redirectSession')
  })

  test('200: an app with a secret needs no challenge', async () => {
    const id = randomUUID()
    await makeApp({ db: shop.database, siteId: shop.siteId }, { id, redirectUris: [home], permissions: [] })
    const { codeChallenge: _, codeChallengeMethod: __, ...request } = await authRequest()
    expect(await ask({ ...request, clientId: id })).toHaveProperty('redirectSession')
  })

  // Each of them separately (promise 14).
  test.each<[string, (request: AuthRequest) => object, string[]]>([
    ['no return address', ({ redirectUri: _, ...request }) => request, ['auth.authRequest.redirectUri REQUIRED_FIELD']],
    ['null for one', (request) => ({ ...request, redirectUri: null }), ['auth.authRequest.redirectUri REQUIRED_FIELD']],
    ['no challenge', ({ codeChallenge: _, ...request }) => request, ['auth.authRequest.codeChallenge REQUIRED_FIELD']],
    ['no method, which would be plain', ({ codeChallengeMethod: _, ...r }) => r, ['auth.authRequest.codeChallengeMethod REQUIRED_FIELD']],
    ['the plain method', (r) => ({ ...r, codeChallengeMethod: 'plain' }), ['auth.authRequest.codeChallengeMethod INVALID_ENUM_VALUE']],
    ['a challenge too short', (r) => ({ ...r, codeChallenge: r.codeChallenge.slice(1) }), ['auth.authRequest.codeChallenge FORMAT']],
    ['a token at once', (r) => ({ ...r, responseType: 'token' }), ['auth.authRequest.responseType INVALID_ENUM_VALUE']],
    ['another mode', (r) => ({ ...r, responseMode: 'form_post' }), ['auth.authRequest.responseMode INVALID_ENUM_VALUE']],
    ['no state', ({ state: _, ...request }) => request, ['auth.authRequest.state REQUIRED_FIELD']],
    ['an empty state', (request) => ({ ...request, state: '' }), ['auth.authRequest.state MIN_LENGTH']],
    ['no client', ({ clientId: _, ...request }) => request, ['auth.authRequest.clientId REQUIRED_FIELD']],
  ])('400: %s', async (_, change, broken) => {
    expect(brokenRules(await refusalOf(ask(change(await authRequest()))))).toEqual(broken)
  })

  test('400: an unknown client, or one of another site', async () => {
    const neighbours = await shop.neighbour()
    for (const clientId of [randomUUID(), neighbours.clientId])
      expect(await refusalOf(ask({ ...(await authRequest()), clientId }))).toMatchObject({ status: 400, code: 'INVALID_CLIENT' })
  })
})

// Threat A17: a code is sent only to exactly the registered URL. Other return addresses: tests/all-calls/return-addresses.test.ts.
const elsewhere = [
  'https://evil.example/callback',
  'https://shop.example@evil.example/callback',
  'https://evil.example\\@shop.example/callback',
  'https://shop.example\\.evil.example/callback',
  'https://shop.example.evil.example/callback',
  'https://evilshop.example/callback',
  'https://shop.example:8443/callback',
  'https://shop.example:443/callback',
  'http://shop.example/callback',
  'HTTPS://shop.example/callback',
  'https://SHOP.example/callback',
  'https://shop.example./callback',
  'https://shop.example/callback/',
  'https://shop.example/callback?x=1',
  'https://shop.example/callback#x',
  'https://shop.example/callback/../evil',
  'https://shop.example/%63allback',
  'https://shop.example//callback',
  'https://shop.example',
  '//shop.example/callback',
  '//evil.example',
  'https://shop.example/other',
  'https://www.other.example/callback',
  '/callback',
  '/\\evil.example',
  ' https://shop.example/callback',
  'https://shop.example/callback ',
  'https://shop.example/callback\n',
  'https://shop.example/call\tback',
  'javascript:alert(1)//https://shop.example/callback',
  'data:text/html,https://shop.example/callback',
  'stoa-app://signed-in.evil',
  'stoa-app://',
]

describe('A17: a redirect URI that is not registered', () => {
  test.each(elsewhere)('400: %j', async (address) => {
    const auth = { authRequest: { ...(await authRequest()), redirectUri: address } }
    expect(brokenRules(await refusalOf(vera().redirects.createRedirectSession({ auth })))).toEqual([
      'auth.authRequest.redirectUri FIELD_NOT_ALLOWED',
    ])
  })

  test('400: registered, but for another client', async () => {
    const id = randomUUID()
    const theirs = 'https://theirs.example/back'
    await makeApp({ db: shop.database, siteId: shop.siteId }, { id, redirectUris: [theirs], permissions: [] })
    const auth = { authRequest: { ...(await authRequest()), redirectUri: theirs } }
    expect(brokenRules(await refusalOf(vera().redirects.createRedirectSession({ auth })))).toEqual([
      'auth.authRequest.redirectUri FIELD_NOT_ALLOWED',
    ])
    const request = { login: {}, callbacks: { postFlowUrl: theirs } }
    expect(brokenRules(await refusalOf(vera().redirects.createRedirectSession(request)))).toEqual([
      'callbacks.postFlowUrl FIELD_NOT_ALLOWED',
    ])
    // An owner's key is not a client: any URL of the site is allowed.
    expect(await shop.as(shop.owner()).redirects.createRedirectSession(request)).toHaveProperty('redirectSession')
  })
})

describe('invalid targets', () => {
  test.each(['bookingsCheckout', 'eventsCheckout', 'paidPlansCheckout', 'bookingsBook', 'ecomOrderPaymentRequest'])(
    '400: %s',
    async (target) => {
      const refused = await refusalOf(vera().redirects.createRedirectSession({ [target]: {} }))
      expect(refused).toMatchObject({ status: 400, code: 'REDIRECT_TARGET_NOT_OFFERED', data: { target } })
    },
  )

  test('400: none, or two at once', async () => {
    expect(brokenRules(await refusalOf(vera().redirects.createRedirectSession({})))).toEqual([' REQUIRED_ONE_OF_FIELD'])
    expect(brokenRules(await refusalOf(vera().redirects.createRedirectSession({ login: {}, logout: {} })))).toEqual([
      'logout ONE_OF_ALIGNMENT',
    ])
  })
})

test('429: more than 120 a minute from one network', async () => {
  const limited = await makeTestShop()
  const ask = () => limited.app.call('redirects.createRedirectSession', limited.visitor(), { login: {} }, { address: '192.0.2.7' })
  const answers = []
  for (let count = 0; count < 122; count++) answers.push((await ask()).status)
  expect(answers.filter((status) => status === 429)).toHaveLength(2)
})
