import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readyCheckout } from '../../../../tests/support/buying.ts'
import { bowl } from '../../../../tests/support/goods.ts'
import { makeTestMember, putInStatus, type TestMember } from '../../../../tests/support/members.ts'
import { brokenRules, line, makeTestShop, refusalOf, type TestShop } from '../../../../tests/support/shop.ts'
import { sessionOfToken } from '../../access/member-sessions/sessions.ts'
import { createServer } from '../../http/server.ts'
import type { Identity } from '../../kernel/identity.ts'
import { serveMemberHandOver } from './member-hand-over.ts'

const front = 'https://shop.example/'

let shop: TestShop
let server: FastifyInstance
let mia: TestMember
let rui: TestMember
beforeAll(async () => {
  shop = await makeTestShop({ redirectUris: [`${front}callback`], rateLimits: 'off' })
  server = createServer(shop.app)
  serveMemberHandOver(server, shop.app)
  mia = await makeTestMember(shop)
  rui = await makeTestMember(shop)
})
afterAll(() => server.close())

const permissions = ['HEADLESS.CREATE_REDIRECT_SESSIONS', 'ECOM.READ_CHECKOUTS']
const app = (...more: string[]): Identity => ({
  kind: 'app',
  siteId: shop.siteId,
  id: randomUUID(),
  permissions: [...permissions, ...more],
})
const elevated = () => shop.as(app('IAM.AUTHENTICATION_SIGN_ON'))
const newCheckout = () => readyCheckout(shop.as(shop.owner()), { items: [line(bowl)] })

interface HandOverOptions {
  memberId?: string
  checkoutId?: string
  callbacks?: { postFlowUrl: string }
}

const handOver = async ({ memberId = mia.id, checkoutId, callbacks }: HandOverOptions = {}, as = elevated()) =>
  as.redirects.createRedirectSession({
    ecomCheckout: { checkoutId: checkoutId ?? (await newCheckout()) },
    auth: { authRequest: { memberId } },
    ...(callbacks ? { callbacks } : {}),
  })
const linkOf = async (options: HandOverOptions = {}) =>
  (await handOver(options)).redirectSession.fullUrl.slice(shop.settings.baseUrl.length)

const open = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { referer: front, 'sec-fetch-dest': 'document', ...headers } })
const sessionIn = async ({ cookies }: Awaited<ReturnType<typeof open>>) =>
  sessionOfToken(shop.app.services, cookies.find(({ name }) => name === 'stoa_session')?.value)
const namesOf = ({ cookies }: Awaited<ReturnType<typeof open>>) => cookies.map(({ name }) => name)

describe('a member handed over by a server', () => {
  test.each([
    ['an app that can sign in any member', () => elevated()],
    ['the owner', () => shop.as(shop.owner())],
  ] as const)('200: by %s: the browser becomes the member, and the checkout theirs', async (_, as) => {
    const checkoutId = await newCheckout()
    const { redirectSession } = await handOver({ checkoutId }, as())
    const answer = await open(redirectSession.fullUrl.slice(shop.settings.baseUrl.length))
    expect({ status: answer.statusCode, to: answer.headers.location }).toEqual({ status: 302, to: `/checkout/${checkoutId}` })
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(answer.cookies).toMatchObject([
      { name: 'stoa_checkout', httpOnly: true, sameSite: 'Lax' },
      { name: 'stoa_session', httpOnly: true, sameSite: 'Lax' },
    ])
    expect(await sessionIn(answer)).toMatchObject({ memberId: mia.id, siteId: shop.siteId })
    const { checkout } = await shop.as(mia.identity).checkouts.getCheckout({ id: checkoutId })
    expect(checkout.buyerInfo).toMatchObject({ memberId: mia.id })
  })

  test('200: keeps the way back and extra parameters', async () => {
    const checkoutId = await newCheckout()
    const { redirectSession } = await elevated().redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      auth: { authRequest: { memberId: mia.id, clientId: shop.clientId } },
      callbacks: { postFlowUrl: `${front}thanks` },
      preferences: { additionalQueryParameters: { from: 'app' } },
    })
    const token = redirectSession.urlDetails.searchParams!.session!
    expect((await open(redirectSession.fullUrl.slice(shop.settings.baseUrl.length))).headers.location).toBe(
      `/checkout/${checkoutId}?from=app&session=${token}`,
    )
    const read = await shop.as(mia.identity).redirects.getRedirectSession({ token })
    expect(read.redirectSession).toMatchObject({ checkoutId, callbacks: { postFlowUrl: `${front}thanks` } })
  })

  test('A20: a link works once, and for five minutes', async () => {
    const link = await linkOf()
    expect((await open(link)).statusCode).toBe(302)
    const again = await open(link)
    expect({ status: again.statusCode, cookies: again.cookies }).toEqual({ status: 404, cookies: [] })
    const late = await linkOf()
    shop.clock.now = new Date(Date.now() + 5 * 60_000 + 1000)
    expect((await open(late)).statusCode).toBe(404)
    shop.clock.now = undefined
    expect((await open(`${late}x`)).statusCode).toBe(404)
  })

  test('A20: loading the page in advance doesn’t use up the link', async () => {
    const link = await linkOf()
    expect((await open(link, { 'sec-purpose': 'prefetch' })).statusCode).toBe(503)
    expect(await sessionIn(await open(link))).toMatchObject({ memberId: mia.id })
  })

  test.each([
    ['an email', { referer: '' }],
    ['a page of nobody’s', { referer: 'https://shop.example.evil.example/' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ])('A20: nobody is signed in from %s; the checkout opens all the same', async (_, headers) => {
    const answer = await open(await linkOf(), headers)
    expect({ status: answer.statusCode, cookies: namesOf(answer) }).toEqual({ status: 302, cookies: ['stoa_checkout'] })
  })

  test('A20, C18: a browser that is signed in as another member stays so', async () => {
    const answer = await open(await linkOf(), { cookie: `stoa_session=${rui.sessionToken}` })
    expect({ status: answer.statusCode, cookies: namesOf(answer) }).toEqual({ status: 302, cookies: ['stoa_checkout'] })
  })

  test('404: the link of a member who has been blocked since', async () => {
    const member = await makeTestMember(shop)
    const link = await linkOf({ memberId: member.id })
    await putInStatus(shop, member.id, 'BLOCKED')
    expect((await open(link)).statusCode).toBe(404)
  })
})

describe('no member is handed over', () => {
  test('400: by a visitor or a member', async () => {
    for (const identity of [shop.visitor(), mia.identity])
      expect(brokenRules(await refusalOf(handOver({}, shop.as(identity))))).toEqual(['auth.authRequest.memberId FIELD_NOT_ALLOWED'])
  })

  test('A10: 403: by an app that can’t sign in any member', async () => {
    expect(await refusalOf(handOver({}, shop.as(app())))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })

  test('404: if there is none, also if it is another site’s; 409: if they can’t sign in', async () => {
    const theirs = await makeTestMember(await shop.neighbour())
    const refusals = await Promise.all([randomUUID(), theirs.id].map((memberId) => refusalOf(handOver({ memberId }))))
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 404, code: 'MEMBER_NOT_FOUND', message: refusals[0]!.message })
    const pending = await makeTestMember(shop)
    await putInStatus(shop, pending.id, 'PENDING')
    expect(await refusalOf(handOver({ memberId: pending.id }))).toMatchObject({ status: 409, code: 'MEMBER_CANNOT_SIGN_IN' })
  })

  test('404: to another member’s checkout, or an unknown one', async () => {
    const checkoutId = await readyCheckout(shop.as(rui.identity), { items: [line(bowl)] })
    for (const id of [checkoutId, randomUUID()])
      expect(await refusalOf(handOver({ checkoutId: id }))).toMatchObject({ status: 404, code: 'CHECKOUT_NOT_FOUND' })
  })

  test('400: without a checkout, or with what a sign-in needs', async () => {
    const { redirects } = elevated()
    const authRequest = { memberId: mia.id }
    expect(brokenRules(await refusalOf(redirects.createRedirectSession({ auth: { authRequest } })))).toEqual([
      'auth.authRequest.memberId FIELD_NOT_ALLOWED',
    ])
    const ecomCheckout = { checkoutId: await newCheckout() }
    const auth = { authRequest: { ...authRequest, state: 's', redirectUri: `${front}callback` }, prompt: 'login' as const }
    expect(brokenRules(await refusalOf(redirects.createRedirectSession({ ecomCheckout, auth })))).toEqual([
      'auth.authRequest.redirectUri FIELD_NOT_ALLOWED',
      'auth.authRequest.state FIELD_NOT_ALLOWED',
      'auth.prompt FIELD_NOT_ALLOWED',
    ])
  })
})
