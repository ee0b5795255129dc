import { createHash, randomUUID } from 'node:crypto'
import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createClient } from '@stoa/sdk'
import { rotatingClientId } from '../../server/src/access/oauth/clients.ts'
import { connect } from '../../server/src/database/connect.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { startStoa, type RunningStoa } from '../support/server.ts'

// A standard OAuth client with our implementation of the code flow (threats A12, A19 to A21). The endpoints are configured by hand, and its requests are
// converted to the format of the specification: JSON instead of a form, an error code instead of `error`. It validates the answers as usual.

const back = 'https://front.example/back'
const other = 'https://front.example/other'

let stoa: RunningStoa
let database: Database
let server: oauth.AuthorizationServer
let client: oauth.Client
beforeAll(async () => {
  stoa = await startStoa({ redirectUris: [back, other] })
  database = connect({ connectionString: inject('database') }, 1)
  const { baseUrl, clientId } = stoa
  server = { issuer: baseUrl, authorization_endpoint: `${baseUrl}/authorize`, token_endpoint: `${baseUrl}/oauth2/token` }
  client = { client_id: clientId }
})
afterAll(async () => {
  await stoa?.stop()
  await database?.close()
})

/** Converts the requests and answers of the OAuth client. */
const wire: typeof fetch = async (address, init) => {
  const message = Object.fromEntries(new URLSearchParams(init?.body as URLSearchParams))
  const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) })
  if (answer.ok) return answer
  const { details } = (await answer.json()) as { details: { applicationError?: { code: string } } }
  const headers = { 'content-type': 'application/json' }
  return new Response(JSON.stringify({ error: details.applicationError?.code.toLowerCase() ?? 'invalid_request' }), {
    status: answer.status,
    headers,
  })
}
const options = () => ({ [oauth.customFetch]: wire, [oauth.allowInsecureRequests]: true }) as const

const api = () => createClient({ baseUrl: stoa.baseUrl, clientId: stoa.clientId })

/** The cookie of a user signed in in a browser. */
async function browser(): Promise<{ cookie: string; email: string }> {
  const email = `${randomUUID()}@example.com`
  const { sessionToken } = await api().authentication.registerV2({ loginId: { email }, password: 'a windowsill full of basil' })
  return { cookie: `stoa_session=${sessionToken}`, email }
}

interface AuthorizeOptions {
  redirectUri?: string
  verifier?: string
  responseMode?: 'query' | 'fragment'
  prompt?: 'none' | 'login'
}

/** A client starts: the state it stores, and the address for the browser. */
async function begin({
  redirectUri = back,
  verifier = oauth.generateRandomCodeVerifier(),
  responseMode = 'query',
  prompt,
}: AuthorizeOptions = {}) {
  const state = oauth.generateRandomState()
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  const asked = {
    clientId: stoa.clientId,
    responseType: 'code',
    redirectUri,
    state,
    responseMode,
    codeChallenge,
    codeChallengeMethod: 'S256',
  } as const
  const { redirectSession } = await api().redirects.createRedirectSession({ auth: { authRequest: asked, ...(prompt && { prompt }) } })
  return { state, verifier, address: redirectSession.fullUrl }
}

const visit = (address: string, cookie = ''): Promise<Response> =>
  fetch(address, { redirect: 'manual', headers: { cookie, 'sec-fetch-site': 'cross-site' } })

/** Up to the code, which the client has validated by its own rules. */
async function codeFor(asking: AuthorizeOptions = {}) {
  const begun = await begin(asking)
  const answer = await visit(begun.address, (await browser()).cookie)
  const parameters = oauth.validateAuthResponse(server, client, new URL(answer.headers.get('location')!), begun.state)
  return { ...begun, parameters, redirectUri: asking.redirectUri ?? back }
}

type Coded = Awaited<ReturnType<typeof codeFor>>

const ask = (
  {
    parameters,
    redirectUri,
    verifier,
  }: Pick<Coded, 'parameters' | 'redirectUri'> & { verifier: Parameters<typeof oauth.authorizationCodeGrantRequest>[5] },
  as = client,
) => oauth.authorizationCodeGrantRequest(server, as, oauth.None(), parameters, redirectUri, verifier, options())

const tokensOf = async (response: Promise<Response>) => oauth.processAuthorizationCodeResponse(server, client, await response)
const refusal = (response: Promise<Response>): Promise<string> =>
  tokensOf(response).then(
    () => 'none',
    (error: unknown) => (error as oauth.ResponseBodyError).error ?? String(error),
  )

describe('the code flow', () => {
  test.each(['query', 'fragment'] as const)('returns a member’s tokens, in the %s', async (responseMode) => {
    const begun = await begin({ responseMode })
    const answer = await visit(begun.address, (await browser()).cookie)
    const place = new URL(answer.headers.get('location')!)
    const told = responseMode === 'query' ? place.searchParams : new URLSearchParams(place.hash.slice(1))
    const parameters = oauth.validateAuthResponse(server, client, told, begun.state)
    const tokens = await tokensOf(ask({ parameters, redirectUri: back, verifier: begun.verifier }))
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 600, refresh_token: expect.any(String) })
    const renewed = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), tokens.refresh_token!, options())
    expect(await oauth.processRefreshTokenResponse(server, client, renewed)).toMatchObject({ access_token: expect.any(String) })
  })

  test('A19: the address with the code is sent as no referrer and not cached; the code is valid for a minute', async () => {
    const { address } = await begin()
    const answer = await visit(address, (await browser()).cookie)
    expect([answer.status, answer.headers.get('referrer-policy'), answer.headers.get('cache-control')]).toEqual([
      302,
      'no-referrer',
      'no-store',
    ])
    const coded = await codeFor()
    const [{ seconds } = { seconds: 0 }] = await database.rows<{ seconds: number }>(sql`
      select extract(epoch from expires_date - created_date)::integer as seconds from authorization_codes where site_id = ${stoa.siteId}
      order by created_date desc limit 1`)
    expect(seconds).toBe(60)
    expect(await refusal(ask(coded))).toBe('none')
  })
})

// One wrong parameter at a time; the code stays valid for its own client.
describe('A12: a code is refused', () => {
  test.each<[string, (coded: Coded) => Promise<Response>]>([
    ['to another client', (coded) => ask(coded, { client_id: rotatingClientId(stoa.clientId) })],
    ['with another registered return address', (coded) => ask({ ...coded, redirectUri: other })],
    ['with another verifier', (coded) => ask({ ...coded, verifier: oauth.generateRandomCodeVerifier() })],
    ['without a verifier', (coded) => ask({ ...coded, verifier: oauth.nopkce })],
    [
      'with its challenge for a verifier',
      (coded) => ask({ ...coded, verifier: createHash('sha256').update(coded.verifier).digest('base64url') }),
    ],
    ['with a verifier that is one character short', (coded) => ask({ ...coded, verifier: coded.verifier.slice(0, -1) })],
    ['with a verifier that goes on', (coded) => ask({ ...coded, verifier: `${coded.verifier}a` })],
  ])('%s', async (_what, wrongly) => {
    const coded = await codeFor()
    expect(await refusal(wrongly(coded))).toBe('invalid_grant')
    expect(await refusal(ask(coded))).toBe('none')
  })

  test.each([42, 129])('with a verifier of %i characters, although it matches the challenge', async (length) => {
    const coded = await codeFor({ verifier: 'v'.repeat(length) })
    expect(await refusal(ask(coded))).toBe('invalid_grant')
  })

  test.each([43, 128])('but not with a verifier of %i', async (length) => {
    expect(await refusal(ask(await codeFor({ verifier: 'v'.repeat(length) })))).toBe('none')
  })

  test('after its minute', async () => {
    const coded = await codeFor()
    await database.run(sql`update authorization_codes set expires_date = now() - interval '1 second' where site_id = ${stoa.siteId}`)
    expect(await refusal(ask(coded))).toBe('invalid_grant')
  })

  test('on second use, which revokes the tokens issued for it', async () => {
    const coded = await codeFor()
    const { refresh_token: token } = await tokensOf(ask(coded))
    expect(await refusal(ask(coded))).toBe('invalid_grant')
    const again = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), token!, options())
    await expect(oauth.processRefreshTokenResponse(server, client, again)).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  test('in eleven of twelve parallel requests', async () => {
    const coded = await codeFor()
    const all = await Promise.all(Array.from({ length: 12 }, () => refusal(ask(coded))))
    expect(all.filter((one) => one === 'none')).toHaveLength(1)
  })
})

describe('A21: silent sign-ins', () => {
  test('an answer to another request is refused: the state must match', async () => {
    const [mine, theirs] = [await begin(), await begin()]
    const answer = await visit(theirs.address, (await browser()).cookie)
    const address = new URL(answer.headers.get('location')!)
    expect(() => oauth.validateAuthResponse(server, client, address, mine.state)).toThrow('unexpected "state"')
    const parameters = oauth.validateAuthResponse(server, client, address, theirs.state)
    // The code is also useless to the one who started the other sign-in.
    expect(await refusal(ask({ parameters, redirectUri: back, verifier: mine.verifier }))).toBe('invalid_grant')
  })

  test('signed out, there is an error and no page; signed in, the code belongs to the user', async () => {
    const silent = await begin({ prompt: 'none' })
    const answer = await visit(silent.address)
    const address = new URL(answer.headers.get('location')!)
    expect(() => oauth.validateAuthResponse(server, client, address, silent.state)).toThrow(oauth.AuthorizationResponseError)
    expect([address.searchParams.get('error'), address.searchParams.get('code')]).toEqual(['login_required', null])
    const coded = await codeFor({ prompt: 'none' })
    expect(await refusal(ask(coded))).toBe('none')
  })

  test('if the client requires a sign-in, an earlier one is not enough', async () => {
    const { cookie } = await browser()
    const { address } = await begin({ prompt: 'login' })
    const answer = await visit(address, cookie)
    expect(answer.headers.get('location')).toMatch(/^\/login\?session=/)
  })
})

describe('A20: the sign-in page', () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${stoa.baseUrl}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'email=a&password=b',
    })

  test('cannot be framed, and accepts no form of another site', async () => {
    const page = await fetch(`${stoa.baseUrl}/login`)
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({ origin: 'null' })).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('a session from before the sign-in is replaced', async () => {
    const { cookie, email } = await browser()
    const body = new URLSearchParams({ email, password: 'a windowsill full of basil' })
    const planted = 'stoa_session=planted'
    for (const before of [cookie, planted]) {
      const answer = await fetch(`${stoa.baseUrl}/login?again`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: stoa.baseUrl, cookie: before },
        body,
      })
      const set = answer.headers.getSetCookie().findLast((line) => line.startsWith('stoa_session='))!
      expect(set).toMatch(/^stoa_session=[\w-]{36}\.[\w-]{43}; .*HttpOnly; SameSite=Lax/)
      expect(set.split(';', 1)[0]).not.toBe(before)
    }
  })
})
