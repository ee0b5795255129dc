import { randomUUID } from 'node:crypto'
import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startOpenIdProvider, type OpenIdProvider } from '../../../../../tests/support/openid-provider.ts'
import { anAddress, codeOf, makeSignInSite, mia, type SignInSite } from '../../../../../tests/support/signing-in.ts'

let site: SignInSite
let provider: OpenIdProvider
let other: OpenIdProvider
/** The ids of the connections to the two providers, and of one to a provider that doesn't respond. */
let [here, there, nowhere]: string[] = []
beforeAll(async () => {
  site = await makeSignInSite()
  provider = await startOpenIdProvider()
  other = await startOpenIdProvider()
  const connections = [provider.issuer, other.issuer, 'http://127.0.0.1:9'].map((issuer, n) => ({
    id: randomUUID(),
    name: `P${n}`,
    issuer,
    clientId: 'shop',
  }))
  ;[here, there, nowhere] = connections.map(({ id }) => id)
  await site.decide({ connections })
})
afterAll(async () => {
  await provider.close()
  await other.close()
})

/** A new person, with their nonce at a connection. */
async function caller(connectionId = here!) {
  const as = site.visitor()
  const { options } = await site.as(as).signIn.getSignInOptions({})
  return { as, nonce: options.connections.find(({ id }) => id === connectionId)!.nonce }
}

type Caller = Awaited<ReturnType<typeof caller>>
const claimsOf = ({ nonce }: Caller, more: Record<string, unknown> = {}) => ({
  aud: 'shop',
  sub: randomUUID(),
  nonce,
  email: anAddress(),
  email_verified: true,
  ...more,
})
const show = ({ as }: Caller, id_token: string, idpConnectionId = here!) =>
  site.ask('authentication.loginWithIdpConnectionTokenParams', { idpConnectionId, tokenParams: { id_token } }, { as })
const enter = async (claims: (one: Caller) => Record<string, unknown>) => {
  const one = await caller()
  return show(one, await provider.token(claims(one)))
}

describe('200', () => {
  test('a new user becomes a member, and is recognized by subject from then on, whatever the address', async () => {
    const sub = randomUUID()
    const first = await enter((one) => claimsOf(one, { sub, given_name: 'Mia', name: 'Mia C' }))
    expect(first.body).toMatchObject({ state: 'SUCCESS', identity: { identityProfile: { firstName: 'Mia' }, email: { isVerified: true } } })
    const again = await enter((one) => claimsOf(one, { sub, email_verified: false }))
    const ids = [first, again].map(({ body }) => (body as { identity: { id: string } }).identity.id)
    expect(ids[0]).toBe(ids[1])
  })

  test('a member with an address verified on both sides is linked', async () => {
    const email = anAddress()
    await site.decide({ verifyEmail: true })
    const { stateToken, identity } = await site.enter('authentication.registerV2', { loginId: { email }, password: mia.password })
    await site.enter('verification.verifyDuringAuthentication', { stateToken, code: await site.code() })
    await site.decide({ verifyEmail: false })
    const { body } = await enter((one) => claimsOf(one, { email: email.toUpperCase() }))
    expect(body).toMatchObject({ state: 'SUCCESS', identity: { id: identity.id } })
  })

  test('on a site with owner approval, a new member waits', async () => {
    await site.decide({ signUp: 'APPROVAL' })
    expect((await enter((one) => claimsOf(one))).body).toMatchObject({ state: 'REQUIRE_OWNER_APPROVAL' })
    await site.decide({ signUp: 'OPEN' })
  })
})

describe('A11: IDP_TOKEN_INVALID', () => {
  const hour = Math.floor(Date.now() / 1000) - 3600
  test.each<[string, Record<string, unknown>]>([
    ['for another client', { aud: 'another' }],
    ['for several, and not made out to us', { aud: ['shop', 'another'] }],
    ['made out to another', { aud: ['shop', 'another'], azp: 'another' }],
    ['of another provider’s name', { iss: 'https://evil.example' }],
    ['past its time', { iat: hour, exp: hour + 60 }],
    ['made long ago', { iat: hour }],
    ['made in the future', { iat: hour + 7200, exp: hour + 9000 }],
    ['without an end', { exp: undefined }],
    ['without a subject', { sub: undefined }],
    ['without a nonce', { nonce: undefined }],
    ['with the nonce of somebody else', { nonce: 'x' }],
  ])('%s', async (_what, wrong) => {
    expect(codeOf(await enter((one) => claimsOf(one, wrong)))).toBe('IDP_TOKEN_INVALID')
  })

  test('unsigned, signed with a shared or foreign key, changed afterwards, no token at all', async () => {
    const one = await caller()
    const claims = claimsOf(one)
    const whole = await provider.token(claims)
    const [, payload, signature] = whole.split('.') as [string, string, string]
    const { privateKey } = await generateKeyPair('ES256')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const forged = [
      `${none}.${payload}.`,
      await provider.token(claims, { key: new TextEncoder().encode('a secret that the client knows too, long'), alg: 'HS256' }),
      await provider.token(claims, { key: privateKey }),
      `${whole.split('.')[0]}.${Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url')}.${signature}`,
      'x',
      '',
    ]
    for (const token of forged) expect(codeOf(await show(one, token))).toBe('IDP_TOKEN_INVALID')
    expect(
      codeOf(await site.ask('authentication.loginWithIdpConnectionTokenParams', { idpConnectionId: here, tokenParams: {} }, one)),
    ).toBe('IDP_TOKEN_INVALID')
    expect(codeOf(await show(one, whole))).toBe('200')
  })

  test('used twice, by anyone; of two parallel uses one succeeds', async () => {
    const one = await caller()
    const token = await provider.token(claimsOf(one))
    expect((await Promise.all([show(one, token), show(one, token)])).map(codeOf).toSorted()).toEqual(['200', 'IDP_TOKEN_INVALID'])
    expect(codeOf(await show(await caller(), token))).toBe('IDP_TOKEN_INVALID')
  })

  test('a token of one provider presented as another’s', async () => {
    const one = await caller(there)
    expect(codeOf(await show(one, await provider.token(claimsOf(one)), there))).toBe('IDP_TOKEN_INVALID')
  })
})

test('a subject belongs to one provider: the same one at another is a different person', async () => {
  const sub = randomUUID()
  const first = await enter((one) => claimsOf(one, { sub }))
  const one = await caller(there)
  const second = await show(one, await other.token(claimsOf(one, { sub })), there)
  const ids = [first, second].map(({ body }) => (body as { identity: { id: string } }).identity.id)
  expect(new Set(ids).size).toBe(2)
})

describe('refused', () => {
  test.each<[string, Record<string, unknown>]>([
    ['an address that the provider has not verified', { email_verified: false }],
    ['one it says nothing about', { email_verified: undefined }],
    ['one it only says in words', { email_verified: 'true' }],
    ['no address', { email: undefined }],
    ['what is none', { email: 'mia' }],
  ])('IDP_EMAIL_NOT_VERIFIED: %s', async (_what, wrong) => {
    expect(codeOf(await enter((one) => claimsOf(one, wrong)))).toBe('IDP_EMAIL_NOT_VERIFIED')
  })

  test('A11: IDP_EMAIL_TAKEN: the address of a member who has not verified it here', async () => {
    const email = anAddress()
    await site.enter('authentication.registerV2', { loginId: { email }, password: mia.password })
    expect(codeOf(await enter((one) => claimsOf(one, { email })))).toBe('IDP_EMAIL_TAKEN')
  })

  test('IDP_MEMBER_REFUSED: a blocked member', async () => {
    const sub = randomUUID()
    const { body } = await enter((one) => claimsOf(one, { sub }))
    await site.setStatus((body as { identity: { id: string } }).identity.id, 'BLOCKED')
    expect(codeOf(await enter((one) => claimsOf(one, { sub })))).toBe('IDP_MEMBER_REFUSED')
  })

  test('IDP_CONNECTION_NOT_FOUND, IDP_UNAVAILABLE', async () => {
    const one = await caller(nowhere)
    expect(codeOf(await show(one, 'x', randomUUID()))).toBe('IDP_CONNECTION_NOT_FOUND')
    expect(codeOf(await show(one, await provider.token(claimsOf(one)), nowhere))).toBe('IDP_UNAVAILABLE')
  })

  test('IDP_UNAVAILABLE: a provider with another issuer, or with keys over plain HTTP', async () => {
    for (const wrong of [{ issuer: 'https://evil.example' }, { jwks_uri: 'http://keys.example/jwks' }, { jwks_uri: undefined }]) {
      const odd = await startOpenIdProvider()
      Object.assign(odd.discovery, wrong)
      const id = randomUUID()
      await site.decide({ connections: [{ id, name: 'Odd', issuer: odd.issuer, clientId: 'shop' }] })
      const one = await caller(id)
      expect(codeOf(await show(one, await odd.token(claimsOf(one)), id))).toBe('IDP_UNAVAILABLE')
      await odd.close()
    }
  })
})
