import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostileAddresses } from '../../../../tests/support/hostile-addresses.ts'
import { makeTestMember, signInAgain } from '../../../../tests/support/members.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { sessionOfToken } from '../../access/member-sessions/sessions.ts'
import { createServer } from '../../http/server.ts'
import type { Identity } from '../../kernel/identity.ts'
import { serveLogOut } from './log-out.ts'

const home = 'https://shop.example/callback'

let site: TestSite
let server: FastifyInstance
beforeAll(async () => {
  site = await makeTestSite({ redirectUris: [home], redirectDomains: ['www.other.example'], rateLimits: 'off' })
  server = createServer(site.app)
  serveLogOut(server, site.app)
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })
const cookieOf = (token: string) => ({ cookie: `stoa_session=${token}` })
const lives = async (token: string) => (await sessionOfToken(site.app.services, token)) !== undefined
const cleared = 'stoa_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'

async function linkOf(identity: Identity, postFlowUrl: string | null = home): Promise<string> {
  const request = { logout: { clientId: site.clientId }, callbacks: { postFlowUrl } }
  const { redirectSession } = await site.as(identity).redirects.createRedirectSession(request)
  return redirectSession.fullUrl.slice(site.settings.baseUrl.length)
}

describe('by a redirect session', () => {
  test('302: ends the session of the member whose token requested it, and this browser’s', async () => {
    const mia = await makeTestMember(site)
    const answer = await get(await linkOf(mia.identity), { ...cookieOf(mia.sessionToken), 'sec-fetch-site': 'cross-site' })
    expect(answer.statusCode).toBe(302)
    expect(answer.headers).toMatchObject({ location: home, 'set-cookie': cleared, 'cache-control': 'no-store' })
    expect(await lives(mia.sessionToken)).toBe(false)
  })

  test('302: also without a cookie, and to the shop without a return address', async () => {
    const mia = await makeTestMember(site)
    const answer = await get(await linkOf(mia.identity, null))
    expect(answer.headers).toMatchObject({ location: '/' })
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(await lives(mia.sessionToken)).toBe(false)
  })

  test('302: ends the member’s session in this browser too; one elsewhere stays', async () => {
    const mia = await makeTestMember(site)
    const [here, elsewhere] = [await signInAgain(site, mia.id), await signInAgain(site, mia.id)]
    await get(await linkOf(mia.identity), cookieOf(here.sessionToken))
    expect([await lives(mia.sessionToken), await lives(here.sessionToken), await lives(elsewhere.sessionToken)]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('A16: a redirect session of another caller ends no session of the visitor who follows it', async () => {
    const [mia, rosa] = [await makeTestMember(site), await makeTestMember(site)]
    for (const identity of [site.visitor(), rosa.identity]) {
      const answer = await get(await linkOf(identity), { ...cookieOf(mia.sessionToken), 'sec-fetch-site': 'cross-site' })
      expect(answer.headers).toMatchObject({ location: home })
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
    expect(await lives(mia.sessionToken)).toBe(true)
    expect(await lives(rosa.sessionToken)).toBe(false)
  })

  test('400: an unknown one, or one for another purpose', async () => {
    const { redirectSession } = await site.as(site.visitor()).redirects.createRedirectSession({ login: {} })
    for (const secret of ['x', new URL(redirectSession.fullUrl).searchParams.get('session')])
      expect((await get(`/v1/logout?session=${secret}`)).statusCode).toBe(400)
  })
})

describe('directly', () => {
  test.each(['/v1/logout', '/_api/iam/authentication/v1/logout'])('302: %s from a page of our own', async (path) => {
    const mia = await makeTestMember(site)
    const back = `?postLogoutRedirectUri=${encodeURIComponent(home)}&clientId=${site.clientId}`
    const answer = await get(path + back, { ...cookieOf(mia.sessionToken), 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' })
    expect(answer.headers).toMatchObject({ location: home, 'set-cookie': cleared })
    expect(await lives(mia.sessionToken)).toBe(false)
  })

  test.each(['cross-site', 'same-site', 'none', undefined])('A16: 302: a link from %s ends no session', async (from) => {
    const mia = await makeTestMember(site)
    const answer = await get('/v1/logout', { ...cookieOf(mia.sessionToken), ...(from ? { 'sec-fetch-site': from } : {}) })
    expect(answer.headers).toMatchObject({ location: '/' })
    expect(await lives(mia.sessionToken)).toBe(true)
  })

  test.each(hostileAddresses.map((address) => address.replaceAll('front.example', 'shop.example')))(
    'A16: 400: back to %s, and no session ends',
    async (address) => {
      const mia = await makeTestMember(site)
      const url = `/v1/logout?postLogoutRedirectUri=${encodeURIComponent(address)}&clientId=${site.clientId}`
      const answer = await get(url, { ...cookieOf(mia.sessionToken), 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' })
      expect(answer.statusCode).toBe(400)
      expect(answer.headers).not.toHaveProperty('location')
      expect(await lives(mia.sessionToken)).toBe(true)
    },
  )

  test.each(['https://shop.example/bye?x=1', 'https://shop.example', 'https://www.other.example/'])('302: back to %s', async (address) => {
    const answer = await get(`/v1/logout?postLogoutRedirectUri=${encodeURIComponent(address)}&clientId=${site.clientId}`)
    expect(answer.headers).toMatchObject({ location: address })
  })

  test('302: back to a page of this site, also without a client', async () => {
    const address = `${site.settings.baseUrl}/products/jug`
    expect((await get(`/v1/logout?postLogoutRedirectUri=${encodeURIComponent(address)}`)).headers).toMatchObject({ location: address })
  })

  test('400: a registered address without its client, or with an unknown one', async () => {
    const back = `/v1/logout?postLogoutRedirectUri=${encodeURIComponent(home)}`
    for (const url of [back, `${back}&clientId=x`, `${back}&clientId=00000000-0000-4000-8000-00000000dead`])
      expect((await get(url)).statusCode).toBe(400)
  })

  test('200: a program with the member’s token gets the address to go to, and the token stops working', async () => {
    const mia = await makeTestMember(site)
    const claims = { siteId: site.siteId, subject: mia.id, role: 'member', sessionId: mia.sessionId } as const
    const token = await site.app.services.tokens.sign('access', claims, 3600)
    const answer = await get('/v1/logout', { authorization: token })
    expect(answer.json()).toEqual({ body: '', statusCode: 302, headers: [{ key: 'location', value: '/' }] })
    expect(await lives(mia.sessionToken)).toBe(false)
  })

  test('a visitor keeps their cookie and cart', async () => {
    const { refresh_token } = await site.as({ kind: 'anonymous' }).oauth.token({ clientId: site.clientId, grantType: 'anonymous' })
    expect(
      (await get('/v1/logout', { ...cookieOf(refresh_token!), 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' })).headers,
    ).not.toHaveProperty('set-cookie')
  })
})
