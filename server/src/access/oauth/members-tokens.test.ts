import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeTestMember, putInStatus, type TestMember } from '../../../../tests/support/members.ts'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { sql } from '../../database/sql.ts'
import { ownerId } from '../../seed/seed-site.ts'
import { keepOwnersKey } from '../api-keys/api-keys.ts'
import { identify, identityOfToken } from '../identify/identify.ts'
import { endSession, endSessionsOf, dropCachedSessions } from '../member-sessions/sessions.ts'
import { makeApp, rotatingClientId } from './clients.ts'
import { newRefreshToken } from './refresh-tokens.ts'

let site: TestSite
let rotating: string
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  rotating = rotatingClientId(site.clientId)
})

const place = () => ({ db: site.database, siteId: site.siteId, now: site.clock.now ?? new Date() })
const nobody = () => site.as({ kind: 'anonymous' })
const who = async (token: string) => {
  dropCachedSessions()
  return identityOfToken(site.app.services, token)
}
/** The identity of a token whose session has ended: a visitor who owns nothing yet. */
const signedOut = (clientId: string) => ({
  kind: 'visitor',
  siteId: site.siteId,
  id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
  clientId,
  hasEndedSession: true,
})
const invalid = { status: 400, code: 'INVALID_GRANT' }

/** A member's first refresh token for a client, and a function that uses it. */
async function begin(clientId: string, member?: TestMember) {
  const mia = member ?? (await makeTestMember(site))
  const expiresDate = new Date(Date.now() + 86_400_000)
  const first = await newRefreshToken(place(), { sessionId: mia.sessionId, clientId, expiresDate })
  const use = (refreshToken: string, by: string | undefined = clientId) =>
    nobody().oauth.token({ grantType: 'refresh_token', refreshToken, ...(by === undefined ? {} : { clientId: by }) })
  return { mia, first, use }
}

/** Lets time pass during some work. */
async function after<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  site.clock.now = new Date(Date.now() + seconds * 1000)
  try {
    return await work()
  } finally {
    site.clock.now = undefined
  }
}

describe('a refresh token of a client without rotation', () => {
  test('200: stays the same, with or without its client id', async () => {
    const { mia, first, use } = await begin(site.clientId)
    for (const by of [site.clientId, undefined, site.clientId.toUpperCase()]) {
      const tokens = await nobody().oauth.token({ grantType: 'refresh_token', refreshToken: first, ...(by ? { clientId: by } : {}) })
      expect(tokens.refresh_token).toBe(first)
      expect(await who(tokens.access_token)).toEqual({ ...mia.identity, clientId: site.clientId })
    }
    const together = await Promise.all(Array.from({ length: 12 }, () => use(first)))
    expect(new Set(together.map(({ refresh_token }) => refresh_token))).toEqual(new Set([first]))
  })

  test('400: at another client, which revokes nothing', async () => {
    const { first, use } = await begin(site.clientId)
    for (const by of [rotating, randomUUID()]) expect(await refusalOf(use(first, by))).toMatchObject(invalid)
    expect(await use(first)).toHaveProperty('access_token')
  })

  test('400: cut, changed, of another site, a session token, an access token', async () => {
    const { mia, first, use } = await begin(site.clientId)
    const { access_token } = await use(first)
    const neighbours = await site.neighbour()
    const wrong = [first.slice(0, -1), `${first}A`, first.replace(site.siteId, neighbours.siteId), mia.sessionToken, access_token, 'x']
    for (const token of wrong) expect(await refusalOf(use(token)), token).toMatchObject(invalid)
  })

  test('A23: authorizes no call, as a token or as a cookie', async () => {
    const { first } = await begin(site.clientId)
    expect(await identify(site.app.services, first, undefined)).toEqual({ kind: 'anonymous' })
    expect(await who(first)).toEqual({ kind: 'anonymous' })
  })

  test('is stored only as a hash', async () => {
    const { first, use } = await begin(rotating)
    const { refresh_token } = await use(first)
    const rows = await site.database.rows<{ text: string }>(sql`
      select refresh_tokens::text as text from refresh_tokens where site_id = ${site.siteId}`)
    for (const token of [first, refresh_token!]) expect(rows.filter(({ text }) => text.includes(token.slice(37)))).toEqual([])
  })

  // Promise 13: it is invalid at once, and the access token is a visitor’s.
  test.each<[string, (mia: TestMember) => Promise<void>]>([
    ['log-out', ({ sessionId }) => endSession(place(), sessionId)],
    ['the end of all sessions', ({ id }) => endSessionsOf(place(), id)],
    ['a block', ({ id }) => putInStatus(site, id, 'BLOCKED')],
    ['a disconnection', ({ id }) => putInStatus(site, id, 'OFFLINE')],
    ['a deletion', ({ id }) => putInStatus(site, id, 'DELETED')],
  ])('400: after %s', async (_, end) => {
    const { mia, first, use } = await begin(site.clientId)
    const { access_token } = await use(first)
    await end(mia)
    expect(await refusalOf(use(first))).toMatchObject(invalid)
    expect(await who(access_token)).toEqual(signedOut(site.clientId))
  })

  test('400: after it expired', async () => {
    const { first, use } = await begin(site.clientId)
    expect(await after(86_401, () => refusalOf(use(first)))).toMatchObject(invalid)
  })
})

describe('a refresh token of a client with rotation (promise 12)', () => {
  test('200: each use returns the next one, for the same session', async () => {
    const { mia, first, use } = await begin(rotating)
    const second = (await use(first)).refresh_token!
    const third = await use(second)
    expect(new Set([first, second, third.refresh_token]).size).toBe(3)
    expect(await who(third.access_token)).toEqual({ ...mia.identity, clientId: rotating })
  })

  test('A13: 200: twelve parallel uses return the same successor', async () => {
    const { first, use } = await begin(rotating)
    const together = await Promise.all(Array.from({ length: 12 }, () => use(first)))
    const successors = new Set(together.map(({ refresh_token }) => refresh_token))
    expect(successors.size).toBe(1)
    expect(await use([...successors][0]!)).toHaveProperty('refresh_token')
  })

  test('200: a lost answer is repeated within ten seconds', async () => {
    const { first, use } = await begin(rotating)
    const { refresh_token } = await use(first)
    expect((await after(9, () => use(first))).refresh_token).toBe(refresh_token)
  })

  test('A13: 400: reuse after ten seconds, which revokes the family', async () => {
    const { first, use } = await begin(rotating)
    const second = await use(first)
    expect(await after(12, () => refusalOf(use(first)))).toMatchObject(invalid)
    expect(await refusalOf(use(second.refresh_token!))).toMatchObject(invalid)
    expect(await who(second.access_token)).toEqual(signedOut(rotating))
  })

  test('400: reuse of an older ancestor at any time, which revokes the family and its newest token', async () => {
    const { first, use } = await begin(rotating)
    const second = (await use(first)).refresh_token!
    const third = await use(second)
    expect(await refusalOf(use(first))).toMatchObject(invalid)
    expect(await refusalOf(use(third.refresh_token!))).toMatchObject(invalid)
    expect(await who(third.access_token)).toEqual(signedOut(rotating))
  })

  test('another session of the same member is another family', async () => {
    const { mia, first, use } = await begin(rotating)
    const elsewhere = await begin(rotating, await makeTestMember(site))
    await use(first)
    await after(12, () => refusalOf(use(first)))
    expect(await elsewhere.use(elsewhere.first)).toHaveProperty('refresh_token')
    expect(mia.id).not.toBe(elsewhere.mia.id)
  })

  test('400: a replaced token at another client, which revokes nothing', async () => {
    const { first, use } = await begin(rotating)
    const { refresh_token } = await use(first)
    expect(await after(12, () => refusalOf(use(first, site.clientId)))).toMatchObject(invalid)
    expect(await use(refresh_token!)).toHaveProperty('refresh_token')
  })
})

describe('member tokens by member id and API key', () => {
  /** An `Authorization` header with a visitor's token and the owner's key, as the packages send it. */
  async function pair(): Promise<string> {
    const key = `key-${randomBytes(24).toString('base64url')}`
    await keepOwnersKey(site.database, { siteId: site.siteId, ownerId, name: 'sign-on', key })
    const { access_token } = await nobody().oauth.token({ clientId: site.clientId, grantType: 'anonymous' })
    return `${access_token},${key}`
  }
  const ask = async (authorization: string, request: object) =>
    site.as(await identify(site.app.services, authorization, undefined)).oauth.token({ grant_type: 'authorized_client', ...request })

  test('the key authorizes the request, and the token names the client', async () => {
    const header = await pair()
    const owner = {
      kind: 'owner',
      siteId: site.siteId,
      id: ownerId,
      permissions: 'ALL',
      apiKeyId: expect.any(String),
      clientId: site.clientId,
    }
    for (const value of [header, `Bearer ${header}`, header.replace(',', ', ')])
      expect(await identify(site.app.services, value, undefined)).toEqual(owner)
    const [token, key] = header.split(',') as [string, string]
    expect(await identify(site.app.services, `${token},${key}x`, undefined)).toEqual({ kind: 'anonymous' })
    expect(await identify(site.app.services, `${token},`, undefined)).toEqual({ kind: 'anonymous' })
    const neighbours = await site.neighbour()
    expect(await identify(site.app.services, header, neighbours.siteId)).toEqual({ kind: 'anonymous' })
    const expired = await site.app.services.tokens.sign('access', { siteId: site.siteId, subject: ownerId, role: 'visitor' }, -1)
    expect(await identify(site.app.services, `${expired},${key}`, site.siteId)).toMatchObject({ kind: 'owner' })
  })

  test('200: by the member id alone, at the client of the token', async () => {
    const mia = await makeTestMember(site)
    const tokens = await ask(await pair(), { scope: 'offline_access', member_id: mia.id })
    const identity = await who(tokens.access_token)
    expect(identity).toMatchObject({ kind: 'member', id: mia.id, clientId: site.clientId })
    expect(identity).not.toMatchObject({ sessionId: mia.sessionId })
    const renewed = await nobody().oauth.token({ grantType: 'refresh_token', refreshToken: tokens.refresh_token!, clientId: site.clientId })
    expect(renewed.refresh_token).toBe(tokens.refresh_token)
  })

  test('200: by a session opened for the member', async () => {
    const mia = await makeTestMember(site)
    const tokens = await ask(await pair(), { member_id: mia.id, session_token: mia.sessionToken })
    expect(await who(tokens.access_token)).toMatchObject({ id: mia.id, sessionId: mia.sessionId })
  })

  test('400: an unknown or expired session, a blocked or unknown member', async () => {
    const [mia, rosa] = [await makeTestMember(site), await makeTestMember(site)]
    const header = await pair()
    expect(await refusalOf(ask(header, { member_id: mia.id, session_token: rosa.sessionToken }))).toMatchObject(invalid)
    await endSession(place(), mia.sessionId)
    expect(await refusalOf(ask(header, { member_id: mia.id, session_token: mia.sessionToken }))).toMatchObject(invalid)
    await putInStatus(site, rosa.id, 'BLOCKED')
    expect(await refusalOf(ask(header, { member_id: rosa.id }))).toMatchObject(invalid)
    expect(await refusalOf(ask(header, { member_id: randomUUID() }))).toMatchObject(invalid)
    expect(await refusalOf(ask(header, { member_id: 'nobody' }))).toMatchObject({ violations: [{ field: 'member_id' }] })
  })

  test('A14: 403: for visitors, members, anonymous callers and apps without the permission, whatever the id', async () => {
    const mia = await makeTestMember(site)
    const request = { grant_type: 'authorized_client' as const, member_id: mia.id }
    const app = { kind: 'app' as const, siteId: site.siteId, id: randomUUID(), permissions: ['OAUTH.ISSUE_TOKENS'] }
    for (const identity of [site.visitor(), mia.identity, { kind: 'anonymous' as const }, app])
      expect(await refusalOf(site.as(identity).oauth.token(request))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})

describe('an app’s own tokens', () => {
  async function app(permissions: string[] = ['SHOP.READ']) {
    const id = randomUUID()
    const { secret } = await makeApp(place(), { id, redirectUris: [], permissions })
    return {
      id,
      secret,
      request: { grant_type: 'client_credentials' as const, client_id: id, client_secret: secret, instance_id: site.siteId },
    }
  }

  test('200: act as the app with its permissions, without a refresh token', async () => {
    const { id, request } = await app()
    const tokens = await nobody().oauth.token(request)
    expect(tokens).not.toHaveProperty('refresh_token')
    expect(await who(tokens.access_token)).toEqual({ kind: 'app', siteId: site.siteId, id, permissions: ['SHOP.READ'], clientId: id })
  })

  test('400: a wrong secret, another app’s secret, a public client, another site, no secret', async () => {
    const [{ request }, neighbour] = [await app(), await app()]
    const wrong = [
      { ...request, client_secret: neighbour.secret },
      { ...request, client_secret: `${request.client_secret} ` },
      { ...request, client_id: site.clientId },
      { ...request, client_id: randomUUID() },
    ]
    for (const one of wrong) expect(await refusalOf(nobody().oauth.token(one))).toMatchObject({ code: 'INVALID_CLIENT' })
    expect(await refusalOf(nobody().oauth.token({ ...request, instance_id: randomUUID() }))).toMatchObject(invalid)
    const { violations } = await refusalOf(nobody().oauth.token({ grant_type: 'client_credentials' }))
    expect(violations.map(({ field }) => field)).toEqual(['clientId', 'clientSecret', 'instanceId'])
  })

  test('200: in exchange for a token of a user of the app; 400: of a user of another app', async () => {
    const { id, secret } = await app()
    const sign = (clientId: string) =>
      site.app.services.tokens.sign('access', { siteId: site.siteId, subject: randomUUID(), role: 'visitor', clientId }, 3600)
    const strip = async (access_token: string, client_secret = secret) =>
      nobody().oauth.token({ grant_type: 'strip_bound_session', access_token, client_secret })
    expect(await who((await strip(await sign(id))).access_token)).toMatchObject({ kind: 'app', id })
    expect(await refusalOf(strip(await sign(site.clientId)))).toMatchObject({ code: 'INVALID_CLIENT' })
    expect(await refusalOf(strip(await sign(id), 'x'))).toMatchObject({ code: 'INVALID_CLIENT' })
    expect(await refusalOf(strip('no token'))).toMatchObject(invalid)
  })
})

describe('token info', () => {
  const info = (token: string) => nobody().oauth.tokenInfo({ token })

  test('200: returns the subject and expiry of a token', async () => {
    const mia = await makeTestMember(site)
    const { use, first } = await begin(site.clientId, mia)
    const { access_token } = await use(first)
    const told = await info(access_token)
    expect(told).toMatchObject({ active: true, subjectType: 'MEMBER', subjectId: mia.id, clientId: site.clientId, siteId: site.siteId })
    expect(told.exp! - told.iat!).toBe(600)
    const visitor = await nobody().oauth.token({ clientId: site.clientId, grantType: 'anonymous' })
    expect(await info(visitor.access_token)).toMatchObject({ active: true, subjectType: 'VISITOR' })
    const id = randomUUID()
    const { secret } = await makeApp(place(), { id, redirectUris: [], permissions: [] })
    const own = { grant_type: 'client_credentials' as const, client_id: id, client_secret: secret, instance_id: site.siteId }
    expect(await info((await nobody().oauth.token(own)).access_token)).toMatchObject({ subjectType: 'APP', instanceId: site.siteId })
  })

  test('200: reveals nothing about an invalid token', async () => {
    const { mia, first, use } = await begin(site.clientId)
    const { access_token } = await use(first)
    await endSession(place(), mia.sessionId)
    for (const token of [access_token, first, mia.sessionToken, 'x', access_token.slice(0, -1)])
      expect(await info(token)).toEqual({ active: false, subjectType: 'UNKNOWN' })
  })
})
