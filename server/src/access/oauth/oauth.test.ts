import { randomUUID } from 'node:crypto'
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { ApiError, type Client } from '@stoa/sdk'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { statementsOf } from '../../../../tests/support/statements-of.ts'
import { sql } from '../../database/sql.ts'
import { identityOfToken } from '../identify/identify.ts'
import { keysIn } from './keys.ts'

let site: TestSite
let nobody: Client

beforeAll(async () => {
  site = await makeTestSite()
  nobody = site.as({ kind: 'anonymous' })
})

const visitorTokens = () => nobody.oauth.token({ clientId: site.clientId, grantType: 'anonymous' })
const who = (token: string, at = site) => identityOfToken(at.app.services, token)

/** The error code of a call that must fail. */
async function codeOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  return error instanceof ApiError ? error.code : `answered, or broke: ${String(error)}`
}

describe('a token for an anonymous visitor', () => {
  test('200: accepts keys in camelCase and snake_case', async () => {
    const camel = await visitorTokens()
    const snake = await nobody.oauth.token({ client_id: site.clientId, grant_type: 'anonymous' })
    expect(camel).toMatchObject({ expires_in: 14_400, token_type: 'Bearer' })
    expect(snake).toMatchObject({ expires_in: 14_400, token_type: 'Bearer' })
  })

  test('A15: 200: each visitor gets a new id and no database row', async () => {
    const [first, second] = await Promise.all([visitorTokens(), visitorTokens()])
    const [one, two] = await Promise.all([who(first.access_token), who(second.access_token)])
    expect(one).toMatchObject({ kind: 'visitor', siteId: site.siteId, clientId: site.clientId })
    expect(one).not.toEqual(two)
    expect(await statementsOf(site.database, visitorTokens)).toBe(1)
  })

  test('400: an unknown client', async () => {
    expect(await codeOf(nobody.oauth.token({ clientId: randomUUID(), grantType: 'anonymous' }))).toBe('INVALID_CLIENT')
  })

  test('400: a missing grant type or client id', async () => {
    expect(await codeOf(nobody.oauth.token({ clientId: site.clientId }))).toBe('INVALID_ARGUMENT')
    expect(await codeOf(nobody.oauth.token({ grantType: 'anonymous' }))).toBe('INVALID_ARGUMENT')
  })

  test('400: an unsupported grant', async () => {
    expect(await codeOf(nobody.oauth.token({ clientId: site.clientId, grantType: 'password' as 'anonymous' }))).toBe('INVALID_ARGUMENT')
  })

  test('A15: 429: more than 600 requests a minute from one network; other networks are not affected', async () => {
    const limited = await makeTestSite()
    const ask = (address: string) =>
      limited.app.call('oauth.token', { kind: 'anonymous' }, { clientId: limited.clientId, grantType: 'anonymous' }, { address })
    const answers = await Promise.all(Array.from({ length: 605 }, (_, index) => ask(`2001:db8:0:1::${index.toString(16)}`)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(600)
    expect((await ask('2001:db8:0:2::1')).status).toBe(200)
  })
})

describe('a token for a refresh token', () => {
  test('200: the same visitor and refresh token; older packages send no client id', async () => {
    const first = await visitorTokens()
    const renewed = await nobody.oauth.token({ refreshToken: first.refresh_token, grantType: 'refresh_token' })
    expect(renewed.refresh_token).toBe(first.refresh_token)
    expect(await who(renewed.access_token)).toEqual(await who(first.access_token))
  })

  test('400: another client’s refresh token', async () => {
    const { refresh_token } = await visitorTokens()
    expect(await codeOf(nobody.oauth.token({ clientId: randomUUID(), refreshToken: refresh_token, grantType: 'refresh_token' }))).toBe(
      'INVALID_GRANT',
    )
  })

  test('400: an access token in place of a refresh token', async () => {
    const { access_token } = await visitorTokens()
    expect(await codeOf(nobody.oauth.token({ refreshToken: access_token, grantType: 'refresh_token' }))).toBe('INVALID_GRANT')
  })

  test('400: a refresh token older than a year', async () => {
    const old = await makeTestSite()
    const asNobody = old.as({ kind: 'anonymous' })
    const { refresh_token } = await asNobody.oauth.token({ clientId: old.clientId, grantType: 'anonymous' })
    old.clock.now = new Date(Date.now() + 366 * 86_400_000)
    expect(await codeOf(asNobody.oauth.token({ refreshToken: refresh_token, grantType: 'refresh_token' }))).toBe('INVALID_GRANT')
  })
})

describe('an access token is refused if it', () => {
  test('has expired, even if it was seen before', async () => {
    const short = await makeTestSite()
    const { access_token } = await short.as({ kind: 'anonymous' }).oauth.token({ clientId: short.clientId, grantType: 'anonymous' })
    expect(await who(access_token, short)).toMatchObject({ kind: 'visitor' })
    short.clock.now = new Date(Date.now() + 14_401_000)
    expect(await who(access_token, short)).toEqual({ kind: 'anonymous' })
  })

  test('is a refresh token', async () => {
    const { refresh_token } = await visitorTokens()
    expect(await who(refresh_token!)).toEqual({ kind: 'anonymous' })
  })

  test('was cut, or had any of its characters changed', async () => {
    const { access_token } = await visitorTokens()
    const changed = [access_token.slice(0, -1), access_token.slice(0, -20), `${access_token}A`]
    for (let at = 0; at < access_token.length; at += 17) {
      const other = access_token[at] === 'A' ? 'B' : 'A'
      if (access_token[at] !== '.') changed.push(access_token.slice(0, at) + other + access_token.slice(at + 1))
    }
    for (const token of changed) expect(await who(token)).toEqual({ kind: 'anonymous' })
  })

  test('A23: is unsigned, or signed by another key, or by a key named in the header', async () => {
    const claims = { role: 'visitor' }
    const { privateKey } = await generateKeyPair('EdDSA')
    const { signing } = await keysIn(site.database).toSign(site.siteId)
    const signed = (kid: string, alg = 'EdDSA', key: Parameters<SignJWT['sign']>[0] = privateKey) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg, typ: 'at+jwt', kid })
        .setIssuer('stoa')
        .setAudience(site.siteId)
        .setSubject(randomUUID())
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(key)
    const forged = [
      new UnsecuredJWT(claims)
        .setIssuer('stoa')
        .setAudience(site.siteId)
        .setSubject(randomUUID())
        .setIssuedAt()
        .setExpirationTime('1h')
        .encode(),
      await signed(signing.kid),
      await signed('../../etc/passwd'),
      await signed(randomUUID()),
      await signed(signing.kid, 'HS256', new TextEncoder().encode('secret'.repeat(8))),
    ]
    for (const token of forged) expect(await who(token)).toEqual({ kind: 'anonymous' })
  })

  test('names another site than its key: a token of one site does not work on another', async () => {
    const other = await site.neighbour()
    const { signing } = await keysIn(site.database).toSign(site.siteId)
    const token = await new SignJWT({ role: 'visitor' })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: signing.kid })
      .setIssuer('stoa')
      .setAudience(other.siteId)
      .setSubject(randomUUID())
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(signing.key)
    expect(await who(token, other)).toEqual({ kind: 'anonymous' })
  })
})

test('S18: tokens that name unknown sites leave nothing behind', async () => {
  const { privateKey } = await generateKeyPair('EdDSA')
  const invented = Array.from({ length: 5 }, () => randomUUID())
  for (const siteId of invented) {
    const token = await new SignJWT({ role: 'visitor' })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: randomUUID() })
      .setIssuer('stoa')
      .setAudience(siteId)
      .setSubject(randomUUID())
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
    expect(await who(token)).toEqual({ kind: 'anonymous' })
  }
  const left = await site.database.one<{ count: number }>(
    sql`select count(*)::int as count from signing_keys where site_id = any(${invented}::uuid[])`,
  )
  expect(left).toEqual({ count: 0 })
})

test('A24: keys are random for each site, created on first use', async () => {
  const other = await site.neighbour()
  const [one, two] = await Promise.all([keysIn(site.database).toSign(site.siteId), keysIn(site.database).toSign(other.siteId)])
  expect(one.signing.kid).not.toBe(two.signing.kid)
  const twins = await Promise.all(Array.from({ length: 8 }, () => keysIn(site.database).toSign(other.siteId)))
  expect(new Set(twins.map(({ signing }) => signing.kid)).size).toBe(1)
})
