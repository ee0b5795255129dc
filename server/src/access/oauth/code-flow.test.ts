import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeChallenge, codeVerifier } from '@stoa/sdk'
import { makeTestMember, type TestMember } from '../../../../tests/support/members.ts'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { sql } from '../../database/sql.ts'
import { retain } from '../../jobs/apply-retention.ts'
import { identityOfToken } from '../identify/identify.ts'
import { dropCachedSessions } from '../member-sessions/sessions.ts'
import { makeApp, makePublicClient, rotatingClientId } from './clients.ts'
import { newCode } from './codes.ts'

const home = 'https://shop.example/callback'
const other = 'https://shop.example/other'

let site: TestSite
let mia: TestMember
beforeAll(async () => {
  site = await makeTestSite({ redirectUris: [home, other], rateLimits: 'off' })
  mia = await makeTestMember(site)
})

const place = (at = site) => ({ db: at.database, siteId: at.siteId, now: at.clock.now ?? new Date() })
const nobody = (at = site) => at.as({ kind: 'anonymous' })
const who = async (token: string, at = site) => {
  dropCachedSessions()
  return identityOfToken(at.app.services, token)
}

/** A member's code, with everything a client must send with it. */
async function codeFor(member: TestMember, { at = site, redirectUri = home }: { at?: TestSite; redirectUri?: string | null } = {}) {
  const verifier = codeVerifier()
  const code = await newCode(place(at), {
    clientId: at.clientId,
    memberId: member.id,
    sessionId: member.sessionId,
    redirectUri,
    codeChallenge: await codeChallenge(verifier),
  })
  return {
    clientId: at.clientId,
    grantType: 'authorization_code' as const,
    code,
    codeVerifier: verifier,
    ...(redirectUri === null ? {} : { redirectUri }),
  }
}

type Request = Awaited<ReturnType<typeof codeFor>>

describe('exchanging a code for tokens', () => {
  test('200: a member’s tokens, valid as long as the session', async () => {
    const tokens = await nobody().oauth.token(await codeFor(mia))
    expect(tokens).toMatchObject({ expires_in: 600, token_type: 'Bearer' })
    expect(await who(tokens.access_token)).toEqual({ ...mia.identity, clientId: site.clientId })
  })

  test('200: without a return address, if the code was issued without one', async () => {
    const request = await codeFor(mia, { redirectUri: null })
    expect(await nobody().oauth.token(request)).toHaveProperty('refresh_token')
  })

  test('200: with keys in snake_case and an id in upper case', async () => {
    const { code, codeVerifier: verifier } = await codeFor(mia)
    const request = {
      client_id: site.clientId.toUpperCase(),
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: home,
    }
    expect(await nobody().oauth.token(request as { grant_type: 'authorization_code' })).toHaveProperty('refresh_token')
  })

  // Each condition separately, with all others met (threat A12).
  test.each<[string, (request: Request) => Promise<object> | object]>([
    ['with another client of the site', (request) => ({ ...request, clientId: rotatingClientId(site.clientId) })],
    ['with another return address of the client', (request) => ({ ...request, redirectUri: other })],
    ['without its return address', ({ redirectUri: _, ...request }) => request],
    ['with a return address that only begins alike', (request) => ({ ...request, redirectUri: `${home}/` })],
    ['with another verifier', (request) => ({ ...request, codeVerifier: codeVerifier() })],
    ['without a verifier', ({ codeVerifier: _, ...request }) => request],
    ['with an empty verifier', (request) => ({ ...request, codeVerifier: '' })],
    ['with its challenge for a verifier', async (request) => ({ ...request, codeVerifier: await codeChallenge(request.codeVerifier) })],
    ['with a verifier cut to 42 characters', (request) => ({ ...request, codeVerifier: request.codeVerifier.slice(0, 42) })],
    ['with a verifier stretched to 129', (request) => ({ ...request, codeVerifier: request.codeVerifier.padEnd(129, 'a') })],
    ['with a blank behind its verifier', (request) => ({ ...request, codeVerifier: `${request.codeVerifier} ` })],
    [
      'with a character of the code changed',
      ({ code, ...request }) => ({ ...request, code: code.slice(0, -2) + (code.at(-2) === 'A' ? 'B' : 'A') + code.at(-1) }),
    ],
    ['with a code cut short', ({ code, ...request }) => ({ ...request, code: code.slice(0, -1) })],
    ['with a session token for a code', (request) => ({ ...request, code: mia.sessionToken })],
  ])('400: %s; the code itself stays good', async (_, change) => {
    const request = await codeFor(mia)
    expect(await refusalOf(nobody().oauth.token((await change(request)) as Request))).toMatchObject({ status: 400, code: 'INVALID_GRANT' })
    expect(await nobody().oauth.token(request)).toHaveProperty('access_token')
  })

  test.each([42, 129])('400: a verifier of %d characters, although it matches the challenge', async (length) => {
    const verifier = 'v'.repeat(length)
    const code = await newCode(place(), {
      clientId: site.clientId,
      memberId: mia.id,
      sessionId: mia.sessionId,
      redirectUri: null,
      codeChallenge: await codeChallenge(verifier),
    })
    const request = { clientId: site.clientId, grantType: 'authorization_code' as const, code, codeVerifier: verifier }
    expect(await refusalOf(nobody().oauth.token(request))).toMatchObject({ code: 'INVALID_GRANT' })
  })

  test('400: a public client’s code without a challenge', async () => {
    const about = { clientId: site.clientId, memberId: mia.id, sessionId: mia.sessionId, redirectUri: home, codeChallenge: null }
    const request = {
      clientId: site.clientId,
      grantType: 'authorization_code' as const,
      code: await newCode(place(), about),
      redirectUri: home,
    }
    expect(await refusalOf(nobody().oauth.token(request))).toMatchObject({ code: 'INVALID_GRANT' })
    expect(await refusalOf(nobody().oauth.token({ ...request, codeVerifier: codeVerifier() }))).toMatchObject({ code: 'INVALID_GRANT' })
  })

  test('400: after one minute', async () => {
    const slow = await makeTestSite({ redirectUris: [home], rateLimits: 'off' })
    const request = await codeFor(await makeTestMember(slow), { at: slow })
    slow.clock.now = new Date(Date.now() + 61_000)
    expect(await refusalOf(nobody(slow).oauth.token(request))).toMatchObject({ code: 'INVALID_GRANT' })
  })

  test('400: at a client of another site, or an unknown client', async () => {
    const neighbours = await site.neighbour()
    const request = await codeFor(mia)
    expect(await refusalOf(nobody().oauth.token({ ...request, clientId: neighbours.clientId }))).toMatchObject({ code: 'INVALID_GRANT' })
    expect(await refusalOf(nobody().oauth.token({ ...request, clientId: randomUUID() }))).toMatchObject({ code: 'INVALID_CLIENT' })
    expect(await refusalOf(nobody().oauth.token({ ...request, clientId: 'no id' }))).toMatchObject({ code: 'INVALID_CLIENT' })
  })

  test('400: names the missing fields', async () => {
    const { violations } = await refusalOf(nobody().oauth.token({ grantType: 'authorization_code' }))
    expect(violations.map(({ field }) => field)).toEqual(['clientId', 'code'])
  })

  test('A12: 400: on second use, which revokes the tokens issued for it at once', async () => {
    const rosa = await makeTestMember(site)
    const request = await codeFor(rosa)
    const tokens = await nobody().oauth.token(request)
    expect(await who(tokens.access_token)).toMatchObject({ kind: 'member' })
    expect(await refusalOf(nobody().oauth.token(request))).toMatchObject({ code: 'INVALID_GRANT' })
    expect(await who(tokens.access_token)).toMatchObject({ kind: 'visitor', hasEndedSession: true })
    expect(await refusalOf(nobody().oauth.token({ grantType: 'refresh_token', refreshToken: tokens.refresh_token! }))).toMatchObject({
      code: 'INVALID_GRANT',
    })
  })

  test('400: for eleven of twelve parallel requests', async () => {
    const request = await codeFor(await makeTestMember(site))
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => nobody().oauth.token(request)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('400: on second use a day later, after it was deleted', async () => {
    const late = await makeTestSite({ redirectUris: [home], rateLimits: 'off' })
    const request = await codeFor(await makeTestMember(late), { at: late })
    const { access_token } = await nobody(late).oauth.token(request)
    await late.database.run(sql`
      update authorization_codes set expires_date = now() - interval '25 hours' where site_id = ${late.siteId}`)
    await retain(late.app, 'authorization_codes')
    expect(await refusalOf(nobody(late).oauth.token(request))).toMatchObject({ code: 'INVALID_GRANT' })
    expect(await who(access_token, late)).toMatchObject({ kind: 'member' })
  })
})

describe('an app with a secret', () => {
  test('200: exchanges a code without a challenge, and refreshes; 400 without its secret', async () => {
    const id = randomUUID()
    const { secret } = await makeApp(place(), { id, redirectUris: [home], permissions: [] })
    const about = { clientId: id, memberId: mia.id, sessionId: mia.sessionId, redirectUri: null, codeChallenge: null }
    const request = { grant_type: 'authorization_code' as const, client_id: id, client_secret: secret, code: await newCode(place(), about) }
    for (const client_secret of [`${secret}A`, secret.slice(0, -1), mia.sessionToken])
      expect(await refusalOf(nobody().oauth.appAccess({ ...request, client_secret }))).toMatchObject({ code: 'INVALID_CLIENT' })
    const { client_secret: _, ...withoutSecret } = request
    expect(await refusalOf(nobody().oauth.token(withoutSecret))).toMatchObject({ code: 'INVALID_CLIENT' })
    expect((await refusalOf(nobody().oauth.appAccess(withoutSecret))).violations).toMatchObject([{ field: 'clientSecret' }])

    const { access_token, refresh_token } = await nobody().oauth.appAccess(request)
    expect(await who(access_token)).toMatchObject({ kind: 'member', id: mia.id, clientId: id })
    const renewing = { grant_type: 'refresh_token' as const, refresh_token: refresh_token!, client_id: id }
    expect(await refusalOf(nobody().oauth.token({ grantType: 'refresh_token', refreshToken: refresh_token! }))).toMatchObject({
      code: 'INVALID_GRANT',
    })
    expect(await refusalOf(nobody().oauth.token(renewing))).toMatchObject({ code: 'INVALID_CLIENT' })
    expect(await nobody().oauth.appAccess({ ...renewing, client_secret: secret })).toHaveProperty('access_token')
  })

  test('400: a public client has no valid secret', async () => {
    const id = randomUUID()
    await makePublicClient(place(), { id, name: 'Page', redirectUris: [], rotates: false })
    const request = { grant_type: 'refresh_token' as const, client_id: id, client_secret: 'x', refresh_token: 'y' }
    expect(await refusalOf(nobody().oauth.appAccess(request))).toMatchObject({ code: 'INVALID_CLIENT' })
  })
})
