import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rotatingClientId } from '../../server/src/access/oauth/clients.ts'
import { sql } from '../../server/src/database/sql.ts'
import { createServer } from '../../server/src/http/server.ts'
import { serveAuthorize } from '../../server/src/web/pages/authorize.ts'
import { serveLogOut } from '../../server/src/web/pages/log-out.ts'
import { makeTestMember } from '../../tests/support/members.ts'
import { makeTestSite, type TestSite } from '../../tests/support/site.ts'
import { createClient, type SessionClient } from './create-client.ts'
import { ApiError, errorOf } from './errors.ts'
import { stateOfAnswer, stateOfFailure } from './login-state.ts'
import { signInOf, type SignIn } from './sign-in.ts'

const home = 'https://shop.example/callback'
const password = 'a windowsill full of basil'

let site: TestSite
let server: FastifyInstance
let stoa: SessionClient
let signIn: SignIn

beforeAll(async () => {
  site = await makeTestSite({ redirectUris: [home], rateLimits: 'off' })
  server = createServer(site.app)
  serveAuthorize(server, site.app)
  serveLogOut(server, site.app)
})
afterAll(() => server.close())

beforeEach(() => {
  const clientId = rotatingClientId(site.clientId)
  stoa = createClient({ baseUrl: site.settings.baseUrl, clientId, fetch: overInjection })
  signIn = signInOf(stoa, { clientId })
})

/** The platform's fetch, to the server in this process. */
const overInjection: typeof fetch = async (input, init = {}) => {
  const { pathname, search } = new URL(String(input))
  const answer = await server.inject({
    method: (init.method ?? 'GET') as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(init.body ? { payload: init.body as string } : {}),
  })
  return new Response(answer.body, { status: answer.statusCode })
}

const pathOf = (url: string) => url.slice(site.settings.baseUrl.length)
const whoAmI = async () => {
  const { subjectType, subjectId } = await stoa.oauth.tokenInfo({ token: await stoa.session.accessToken() })
  return { subjectType, subjectId }
}

describe('with email address and password', () => {
  test('a user registers, becomes a member, and signs in again', async () => {
    expect(signIn.current).toEqual({ loginState: 'INITIAL' })
    const email = `mia-${randomUUID()}@example.com`
    const registered = await signIn.register({ loginId: { email }, password })
    if (registered.loginState !== 'SUCCESS') throw new Error(registered.loginState)
    await signIn.becomeMember(registered.sessionToken)
    expect(await stoa.session.role()).toBe('member')
    const me = await whoAmI()
    expect(me).toMatchObject({ subjectType: 'MEMBER' })

    await stoa.session.logout()
    const entered = await signIn.login({ loginId: { email }, password })
    if (entered.loginState !== 'SUCCESS') throw new Error(entered.loginState)
    await signIn.becomeMember(entered.sessionToken)
    expect(await whoAmI()).toEqual(me)
    expect(await signIn.login({ loginId: { email }, password: 'something else' })).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'invalidPassword',
    })
    expect(await signIn.register({ loginId: { email }, password })).toMatchObject({ errorCode: 'emailAlreadyExists' })
    expect(await signIn.register({ loginId: { email: 'no address' }, password })).toMatchObject({ errorCode: 'invalidEmail' })
  })

  test('a code is accepted only while one is required', async () => {
    expect(await signIn.verify('123456')).toEqual({ loginState: 'INITIAL' })
  })
})

test('a wrong code can be retried, another one can be sent, and five wrong ones end the sign-in', async () => {
  await site.as(site.owner()).signIn.updateSignInSettings({ settings: { revision: '1', verifyEmail: true } })
  const registered = await signIn.register({ loginId: { email: `mia-${randomUUID()}@example.com` }, password })
  expect(registered).toMatchObject({ loginState: 'EMAIL_VERIFICATION_REQUIRED' })
  expect(await signIn.verify('wrong')).toMatchObject({ loginState: 'FAILURE' })
  expect(signIn.current).toEqual(registered)
  expect(await signIn.resend()).toMatchObject({ loginState: 'EMAIL_VERIFICATION_REQUIRED' })
  const [mail] = await site.database.rows<{ plain: string }>(sql`
    select plain from mails where site_id = ${site.siteId} and template = 'verification-code' order by id desc limit 1`)
  expect(await signIn.verify(/^[2-9A-Z]{6}$/m.exec(mail!.plain)![0])).toMatchObject({ loginState: 'SUCCESS' })

  await signIn.register({ loginId: { email: `mia-${randomUUID()}@example.com` }, password })
  for (let count = 1; count <= 5; count++) await signIn.verify('wrong')
  expect(await signIn.verify('wrong')).toMatchObject({ loginState: 'FAILURE', cause: { code: 'STATE_TOKEN_INVALID' } })
  expect(signIn.current).toMatchObject({ loginState: 'FAILURE' })
  expect(await signIn.resend()).toMatchObject({ loginState: 'FAILURE' })
  await site.as(site.owner()).signIn.updateSignInSettings({ settings: { revision: '2', verifyEmail: false } })
})

describe('by the hosted page', () => {
  async function backFromThere() {
    const mia = await makeTestMember(site)
    const { url, pending } = await signIn.begin(home, { prompt: 'none' })
    const answer = await server.inject({ url: pathOf(url), headers: { cookie: `stoa_session=${mia.sessionToken}` } })
    return { mia, pending, address: String(answer.headers.location) }
  }

  test('a visitor returns as a member, whose token is refreshed', async () => {
    const { mia, pending, address } = await backFromThere()
    const tokens = await signIn.finish(address, pending)
    expect(await whoAmI()).toEqual({ subjectType: 'MEMBER', subjectId: mia.id })
    await stoa.session.setTokens({ ...tokens, accessToken: { ...tokens.accessToken, expiresAt: 0 } })
    expect(await whoAmI()).toEqual({ subjectType: 'MEMBER', subjectId: mia.id })
    expect((await stoa.session.tokens())!.refreshToken.value).not.toBe(tokens.refreshToken.value)
  })

  test('signing out ends it at the site too', async () => {
    const { pending, address } = await backFromThere()
    const { refreshToken } = await signIn.finish(address, pending)
    const { url } = await signIn.logOut(home)
    expect(await stoa.session.role()).toBe('none')
    expect((await server.inject({ url: pathOf(url) })).headers.location).toBe(home)
    const renewing = stoa.oauth.token({ grantType: 'refresh_token', refreshToken: refreshToken.value })
    await expect(renewing).rejects.toMatchObject({ code: 'INVALID_GRANT' })
  })

  test('Failed to get member tokens: an invalid code', async () => {
    const { pending } = await signIn.begin(home)
    const address = `${home}#code=none&state=${pending.state}`
    await expect(signIn.finish(address, pending)).rejects.toThrow('Failed to get member tokens')
  })

  test.each([
    ['Missing code or _state', `${home}#error=login_required&state=x`],
    ['Missing code or _state', home],
    ['Invalid _state', `${home}#code=c&state=x`],
    ['Invalid _state', `${home}?code=c&state=x`],
  ])('%s: %s', async (message, address) => {
    const { pending } = await signIn.begin(home)
    await expect(signIn.finish(address, pending)).rejects.toThrow(message)
  })
})

test.each([
  [
    { state: 'SUCCESS', sessionToken: 's' },
    { loginState: 'SUCCESS', sessionToken: 's' },
  ],
  [{ state: 'REQUIRE_OWNER_APPROVAL' }, { loginState: 'OWNER_APPROVAL_REQUIRED' }],
  [
    { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 't' },
    { loginState: 'EMAIL_VERIFICATION_REQUIRED', stateToken: 't' },
  ],
  [{ state: 'SUCCESS' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
  [{ state: 'REQUIRE_EMAIL_VERIFICATION' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
  [{ state: 'STATUS_CHECK' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
])('%j is %j', (answer, state) => {
  expect(stateOfAnswer(answer as Parameters<typeof stateOfAnswer>[0])).toEqual(state)
})

const refusal = (status: number, code: string) =>
  errorOf({ status, body: { message: 'No.', details: { applicationError: { code, description: 'No.', data: {} } } } })

test.each([
  ['-19971', false, { loginState: 'SILENT_CAPTCHA_REQUIRED' }],
  ['-19971', true, { loginState: 'USER_CAPTCHA_REQUIRED' }],
  ['-19970', true, { loginState: 'FAILURE', errorCode: 'invalidCaptchaToken' }],
  ['-19973', false, { loginState: 'FAILURE', errorCode: 'resetPassword' }],
  ['STATE_TOKEN_INVALID', false, { loginState: 'FAILURE', error: 'No.' }],
])('%s, with a captcha: %s', (code, hasShown, state) => {
  expect(stateOfFailure(refusal(400, code), { hasShown })).toMatchObject(state)
})

test.each([0, 429, 500, 503])('a failure with status %d is not a state', (status) => {
  expect(() => stateOfFailure(refusal(status, 'X'), { hasShown: false })).toThrow(ApiError)
})
