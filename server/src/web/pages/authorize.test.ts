import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeChallenge, codeVerifier } from '@stoa/sdk'
import { makeTestMember, signInAgain, type TestMember } from '../../../../tests/support/members.ts'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { identityOfToken } from '../../access/identify/identify.ts'
import { endSession } from '../../access/member-sessions/sessions.ts'
import { createServer } from '../../http/server.ts'
import { serveAuthorize } from './authorize.ts'

const home = 'https://shop.example/callback'

let site: TestSite
let server: FastifyInstance
let mia: TestMember
beforeAll(async () => {
  site = await makeTestSite({ redirectUris: [home, 'https://app.example/in?x=1', 'stoa-app://in'], rateLimits: 'off' })
  server = createServer(site.app)
  serveAuthorize(server, site.app)
  mia = await makeTestMember(site)
})
afterAll(() => server.close())

interface AuthorizeOptions {
  prompt?: 'none' | 'login' | 'consent' | 'select_account'
  sessionToken?: string
  responseMode?: 'fragment' | 'query' | 'web_message'
  redirectUri?: string
  origin?: string
  state?: string
}

async function ask({ prompt, origin, ...request }: AuthorizeOptions, at = site) {
  const verifier = codeVerifier()
  const { redirectSession } = await at.as(at.visitor()).redirects.createRedirectSession({
    auth: {
      authRequest: {
        clientId: at.clientId,
        codeChallenge: await codeChallenge(verifier),
        codeChallengeMethod: 'S256',
        responseMode: 'fragment',
        responseType: 'code',
        scope: 'offline_access',
        state: 's1 & more',
        ...(request.responseMode === 'web_message' ? {} : { redirectUri: home }),
        ...request,
      },
      ...(prompt ? { prompt } : {}),
    },
    ...(origin ? { origin } : {}),
  })
  return { verifier, url: redirectSession.fullUrl.slice(at.settings.baseUrl.length) }
}

const open = (url: string, sessionToken?: string, on = server) =>
  on.inject({ url, headers: { host: '127.0.0.1:4400', ...(sessionToken ? { cookie: `stoa_session=${sessionToken}` } : {}) } })

const inFragment = (location: unknown) => Object.fromEntries(new URLSearchParams(String(location).split('#')[1]))
const exchange = (code: string, verifier: string, redirectUri?: string, at = site) =>
  at.as({ kind: 'anonymous' }).oauth.token({
    clientId: at.clientId,
    grantType: 'authorization_code',
    code,
    codeVerifier: verifier,
    ...(redirectUri ? { redirectUri } : {}),
  })

describe('with a session passed by the client', () => {
  test('A19: 302: to its address with a code in the fragment, which is exchanged for the member’s tokens', async () => {
    const { url, verifier } = await ask({ sessionToken: mia.sessionToken, prompt: 'none' })
    const answer = await open(url)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(String(answer.headers.location)).toMatch(/^https:\/\/shop\.example\/callback#code=/)
    const { code, state } = inFragment(answer.headers.location)
    expect(state).toBe('s1 & more')
    const { access_token } = await exchange(code!, verifier, home)
    expect(await identityOfToken(site.app.services, access_token)).toEqual({ ...mia.identity, clientId: site.clientId })
  })

  test.each([
    ['query', home, /^https:\/\/shop\.example\/callback\?code=[^#]+$/],
    ['query', 'https://app.example/in?x=1', /^https:\/\/app\.example\/in\?x=1&code=[^#]+$/],
    ['fragment', 'stoa-app://in', /^stoa-app:\/\/in#code=/],
  ] as const)('302: by %s to %s', async (responseMode, redirectUri, location) => {
    const { url } = await ask({ sessionToken: mia.sessionToken, responseMode, redirectUri })
    expect(String((await open(url)).headers.location)).toMatch(location)
  })

  test('without its page: the address alone returns the code to a call', async () => {
    const { url, verifier } = await ask({ sessionToken: mia.sessionToken, responseMode: 'web_message' })
    const token = new URLSearchParams(url.split('?')[1]).get('session')!
    const told = await site.as(site.visitor()).redirects.completeRedirectSession({ token })
    expect(told).toEqual({ code: expect.any(String), state: 's1 & more' })
    expect(await exchange(told.code, verifier)).toHaveProperty('access_token')
  })

  test('404: a second time, and after ten minutes', async () => {
    const { url } = await ask({ sessionToken: mia.sessionToken })
    expect((await open(url)).statusCode).toBe(302)
    expect((await open(url)).statusCode).toBe(404)
    const late = await ask({ sessionToken: mia.sessionToken })
    site.clock.now = new Date(Date.now() + 601_000)
    expect((await open(late.url)).statusCode).toBe(404)
    site.clock.now = undefined
  })

  test('an error if the session is invalid or over, whoever is signed in here', async () => {
    const rosa = await makeTestMember(site)
    const soonOver = await ask({ sessionToken: rosa.sessionToken })
    await endSession({ db: site.database, siteId: site.siteId, now: new Date() }, rosa.sessionId)
    for (const { url } of [soonOver, await ask({ sessionToken: rosa.sessionToken }), await ask({ sessionToken: 'none' })])
      expect(inFragment((await open(url, mia.sessionToken)).headers.location)).toEqual({
        error: 'login_required',
        error_description: 'The member isn’t signed in.',
        state: 's1 & more',
      })
  })

  test('A21: sets no cookie: a link signs no one in', async () => {
    const { url } = await ask({ sessionToken: mia.sessionToken })
    expect((await open(url)).headers).not.toHaveProperty('set-cookie')
  })
})

describe('with the member’s cookie', () => {
  test.each([
    ['none', 'code'],
    [undefined, 'code'],
    ['login', '/login'],
    ['consent', '/consent'],
    ['select_account', '/choose-account'],
  ] as const)('prompt %s: %s', async (prompt, outcome) => {
    const { url } = await ask(prompt ? { prompt } : {})
    const { location } = (await open(url, mia.sessionToken)).headers
    if (outcome === 'code') expect(String(location)).toMatch(/^https:\/\/shop\.example\/callback#code=/)
    else expect(location).toBe(url.replace('/authorize', outcome))
  })

  test.each([
    ['consent', '/consent'],
    ['select_account', undefined],
  ] as const)('prompt %s: a member who has just signed in for it gets %s', async (prompt, page) => {
    const { url } = await ask({ prompt })
    const fresh = await signInAgain(site, mia.id)
    const { location } = (await open(url, fresh.sessionToken)).headers
    if (page) expect(location).toBe(url.replace('/authorize', page))
    else expect(inFragment(location)).toHaveProperty('code')
  })

  test('prompt login: a code if the member has just signed in, at once or from the sign-in page', async () => {
    const { url, verifier } = await ask({ prompt: 'login' })
    const token = new URLSearchParams(url.split('?')[1]).get('session')!
    const before = await refusalOf(site.as(mia.identity).redirects.completeRedirectSession({ token }))
    expect(before).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' })
    const fresh = await signInAgain(site, mia.id)
    const read = await site.as(site.visitor()).redirects.getRedirectSession({ token })
    expect(read.redirectSession).toMatchObject({ target: 'auth', clientId: site.clientId, prompt: 'login' })
    const { url: back = '' } = await site.as(fresh.identity).redirects.completeRedirectSession({ token })
    const { code } = inFragment(back)
    expect(await exchange(code!, verifier, home)).toHaveProperty('access_token')
    const again = await refusalOf(site.as(fresh.identity).redirects.completeRedirectSession({ token }))
    expect(again).toMatchObject({ status: 404, code: 'REDIRECT_SESSION_NOT_FOUND' })
    expect((await open(url, fresh.sessionToken)).statusCode).toBe(404)
  })

  test('200: from our sign-in page, by an intermediate page, as its form must not redirect elsewhere', async () => {
    const { url, verifier } = await ask({ prompt: 'login' })
    const fresh = await signInAgain(site, mia.id)
    const headers = { cookie: `stoa_session=${fresh.sessionToken}`, 'sec-fetch-site': 'same-origin' }
    const answer = await server.inject({ url, headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const address = /content="0;url=([^"]+)"/.exec(answer.body)![1]!.replaceAll('&amp;', '&')
    expect(await exchange(inFragment(address).code!, verifier, home)).toHaveProperty('access_token')
  })

  test('without a session: the sign-in page, or an error if prompting is not allowed', async () => {
    for (const prompt of [undefined, 'login', 'consent', 'select_account'] as const) {
      const { url } = await ask(prompt ? { prompt } : {})
      expect(String((await open(url)).headers.location)).toMatch(/^\/login\?session=/)
    }
    const { url } = await ask({ prompt: 'none' })
    expect(inFragment((await open(url, 'no session')).headers.location)).toMatchObject({ error: 'login_required' })
  })
})

/** The message that a page's script posts, and its target. */
function posted(page: string): { message: Record<string, string>; origin: string }[] {
  const script = /<script nonce="[\w-]+">([^]*?)<\/script>/.exec(page)![1]!
  const seen: { message: Record<string, string>; origin: string }[] = []
  runInNewContext(script, { parent: { postMessage: (message: Record<string, string>, origin: string) => seen.push({ message, origin }) } })
  return seen
}

const tokenOf = (url: string): string => new URLSearchParams(url.split('?')[1]).get('session')!

describe.each(['consent', 'select_account'] as const)('prompt %s, answered on a page', (prompt) => {
  test('200: the page learns the client’s name and where the member will return to', async () => {
    const { url } = await ask({ prompt })
    const { redirectSession } = await site.as(mia.identity).redirects.getRedirectSession({ token: tokenOf(url) })
    expect(redirectSession).toMatchObject({ prompt, clientName: 'Public packages', redirectUri: home })
  })

  test('200: a code for the member who confirmed', async () => {
    const { url, verifier } = await ask({ prompt })
    const asMia = site.as(mia.identity).redirects
    const { url: back = '' } = await asMia.completeRedirectSession({ token: tokenOf(url), confirmedBy: mia.id.toUpperCase() })
    const { access_token } = await exchange(inFragment(back).code!, verifier, home)
    expect(await identityOfToken(site.app.services, access_token)).toMatchObject({ kind: 'member', id: mia.id })
  })

  test('403: nobody confirmed, or another member than the one signed in: no code, and the page can still be answered', async () => {
    const { url } = await ask({ prompt })
    const rui = await makeTestMember(site)
    const token = tokenOf(url)
    for (const confirmation of [{}, { confirmedBy: rui.id }])
      expect(await refusalOf(site.as(mia.identity).redirects.completeRedirectSession({ token, ...confirmation }))).toMatchObject({
        status: 403,
        code: 'CONFIRMATION_REQUIRED',
      })
    expect(await site.as(mia.identity).redirects.completeRedirectSession({ token, confirmedBy: mia.id })).toHaveProperty('code')
  })

  test('401: a visitor confirms nothing', async () => {
    const { url } = await ask({ prompt })
    const request = { token: tokenOf(url), confirmedBy: mia.id }
    expect(await refusalOf(site.as(site.visitor()).redirects.completeRedirectSession(request))).toMatchObject({ code: 'LOGIN_REQUIRED' })
  })

  test('200: cancelling returns access_denied and the client’s state, and ends the request', async () => {
    const { url } = await ask({ prompt })
    const token = tokenOf(url)
    const asMia = site.as(mia.identity).redirects
    const told = await asMia.cancelRedirectSession({ token })
    expect(told).toMatchObject({ error: 'access_denied', state: 's1 & more' })
    expect(inFragment(told.url)).toEqual({
      error: 'access_denied',
      error_description: 'The member didn’t allow it.',
      state: 's1 & more',
    })
    const attempts = [() => asMia.cancelRedirectSession({ token }), () => asMia.completeRedirectSession({ token, confirmedBy: mia.id })]
    for (const again of attempts) expect(await refusalOf(again())).toMatchObject({ status: 404, code: 'REDIRECT_SESSION_NOT_FOUND' })
    expect((await open(url, mia.sessionToken)).statusCode).toBe(404)
  })

  test('in a frame: an error, as no page can be shown there', async () => {
    const { url } = await ask({ responseMode: 'web_message', prompt })
    expect(posted((await open(url, mia.sessionToken)).body)[0]!.message).toMatchObject({ error: 'interaction_required' })
  })
})

test('404: only a sign-in for a client is cancelled', async () => {
  const { redirectSession } = await site.as(site.visitor()).redirects.createRedirectSession({ login: {} })
  const token = new URL(redirectSession.fullUrl).searchParams.get('session')!
  expect(await refusalOf(site.as(mia.identity).redirects.cancelRedirectSession({ token }))).toMatchObject({
    status: 404,
    code: 'REDIRECT_SESSION_NOT_FOUND',
  })
})

describe('in a frame', () => {
  const frame = { responseMode: 'web_message', prompt: 'none' } as const

  test('A18: 200: a page that posts the code to the client’s registered origins only, and can be framed only by them', async () => {
    const { url, verifier } = await ask({ ...frame, sessionToken: mia.sessionToken })
    const answer = await open(url)
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors https://shop.example https://app.example')
    expect(policy).toMatch(/default-src 'none'; script-src 'nonce-[\w-]{22}'/)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(answer.headers).not.toHaveProperty('x-frame-options')
    const told = posted(answer.body)
    expect(told.map(({ origin }) => origin)).toEqual(['https://shop.example', 'https://app.example'])
    expect(told[0]!.message.state).toBe('s1 & more')
    expect(await exchange(told[0]!.message.code!, verifier)).toHaveProperty('refresh_token')
  })

  test('200: to the requesting origin, if it is registered', async () => {
    const told = async (origin: string) => posted((await open((await ask({ ...frame, sessionToken: mia.sessionToken, origin })).url)).body)
    expect((await told('https://app.example')).map(({ origin }) => origin)).toEqual(['https://app.example'])
    expect((await told('https://evil.example')).map(({ origin }) => origin)).toEqual(['https://shop.example', 'https://app.example'])
  })

  test('200: an error is posted too; a frame never prompts', async () => {
    const { url } = await ask({ ...frame, sessionToken: 'none' })
    expect(posted((await open(url)).body)[0]!.message).toMatchObject({ error: 'login_required', state: 's1 & more' })
    const asking = await ask({ responseMode: 'web_message', prompt: 'login' })
    expect(posted((await open(asking.url)).body)[0]!.message).toMatchObject({ error: 'interaction_required' })
  })

  test('a state cannot break out of the script', async () => {
    const state = '</script><script>alert(1)</script>\u2028'
    const { url } = await ask({ ...frame, sessionToken: mia.sessionToken, state })
    const { body } = await open(url)
    expect(body.match(/<script/g)).toHaveLength(1)
    expect(posted(body)[0]!.message.state).toBe(state)
  })

  test('without registered origins: to any origin for a passed session, to none for that of the cookie', async () => {
    const bare = await makeTestSite({ rateLimits: 'off' })
    const bareServer = createServer(bare.app)
    serveAuthorize(bareServer, bare.app)
    const rui = await makeTestMember(bare)
    const brought = await open((await ask({ ...frame, sessionToken: rui.sessionToken }, bare)).url, undefined, bareServer)
    expect(posted(brought.body)).toMatchObject([{ origin: '*', message: { code: expect.any(String) } }])
    expect(String(brought.headers['content-security-policy'])).toContain('frame-ancestors *')
    const byCookie = await open((await ask(frame, bare)).url, rui.sessionToken, bareServer)
    expect(posted(byCookie.body)).toEqual([])
    expect(byCookie.body).not.toContain('"code"')
    expect(String(byCookie.headers['content-security-policy'])).toContain("frame-ancestors 'none'")
    await bareServer.close()
  })
})

test('404: no session, two, one of another kind, of another site', async () => {
  const { redirectSession } = await site.as(site.visitor()).redirects.createRedirectSession({ login: {} })
  const secret = new URL(redirectSession.fullUrl).searchParams.get('session')!
  const neighbours = await makeTestSite({ redirectUris: [home], rateLimits: 'off' })
  const theirs = await ask({}, neighbours)
  const good = await ask({})
  for (const url of [
    '/authorize',
    '/authorize?session=x',
    `/authorize?session=${secret}`,
    theirs.url,
    `${good.url}&session=x`,
    `${good.url}x`,
  ])
    expect((await open(url, mia.sessionToken)).statusCode, url).toBe(404)
  expect((await open(good.url, mia.sessionToken)).statusCode).toBe(302)
})
