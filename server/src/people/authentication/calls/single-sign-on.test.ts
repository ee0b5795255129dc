import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startOidcProvider, type OidcProvider } from '../../../../../tests/support/oidc-provider.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { anAddress, codeOf, makeSignInSite, mia, type Entered, type SignInSite } from '../../../../../tests/support/signing-in.ts'
import type { CallResponse } from '../../../kernel/app.ts'

let site: SignInSite
let provider: OidcProvider
const id = randomUUID()
const other = randomUUID()
beforeAll(async () => {
  site = await makeSignInSite()
  const redirectUris = [id, other].map((one) => `${site.settings.baseUrl}/login/callback/${one}`)
  provider = await startOidcProvider({ redirectUris })
  await connectTo({})
})
afterAll(() => provider.close())

const connection = (changes: object = {}) => {
  const { issuer, clientId, clientSecret } = provider
  return { id, name: 'Club', issuer, clientId, clientSecret, ...changes }
}
const connectTo = (changes: object) => site.decide({ connections: [connection(changes), connection({ id: other, name: 'Other' })] })

const vera = () => site.visitor()
type Who = ReturnType<typeof vera>

async function begin(as: Who, idpConnectionId = id) {
  const { status, body } = await site.ask('authentication.beginSingleSignOn', { idpConnectionId }, { as })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { authorizationUrl: string; state: string; ticket: string; expiresDate: string }
}

const complete = (as: Who, ticket: string | undefined, query: string, idpConnectionId = id): Promise<CallResponse> =>
  site.ask('authentication.completeSingleSignOn', { idpConnectionId, query, ...(ticket === undefined ? {} : { ticket }) }, { as })

const queryOf = ({ search }: URL): string => search.slice(1)

/** A new person at the provider. */
function somebody(claims: Record<string, unknown> = {}): string {
  const login = randomUUID()
  provider.people.set(login, { email: anAddress(), email_verified: true, given_name: 'Mia', name: 'Mia C', ...claims })
  return login
}

async function signIn(login: string, as = vera()): Promise<CallResponse> {
  const { authorizationUrl, ticket } = await begin(as)
  return complete(as, ticket, queryOf(await provider.visit(authorizationUrl, { login })))
}

const identityIn = ({ body }: CallResponse) => (body as Entered).identity

describe('200', () => {
  test('the redirect carries state, nonce and an S256 challenge, and no secret', async () => {
    const { authorizationUrl, state, ticket, expiresDate } = await begin(vera())
    const { origin, searchParams } = new URL(authorizationUrl)
    expect(origin).toBe(provider.issuer)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: provider.clientId,
      redirect_uri: `${site.settings.baseUrl}/login/callback/${id}`,
      response_type: 'code',
      scope: 'openid email profile',
      state,
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect(authorizationUrl).not.toContain(ticket)
    expect(Date.parse(expiresDate) - Date.now()).toBeGreaterThan(590_000)
  })

  test('a new user becomes a member with a session, and is recognized from then on', async () => {
    const login = somebody()
    const first = await signIn(login)
    expect(first.body).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: { identityProfile: { firstName: 'Mia', nickname: 'Mia C' }, email: { isVerified: true } },
    })
    provider.people.set(login, { email: anAddress(), email_verified: false })
    const again = await signIn(login)
    expect(identityIn(again).id).toBe(identityIn(first).id)
    expect((again.body as Entered).sessionToken).not.toBe((first.body as Entered).sessionToken)
  })

  test('a member is linked if both sides have verified the address', async () => {
    const email = anAddress()
    await site.decide({ verifyEmail: true })
    const { stateToken, identity } = await site.enter('authentication.registerV2', { loginId: { email }, password: mia.password })
    await site.enter('verification.verifyDuringAuthentication', { stateToken, code: await site.code() })
    await site.decide({ verifyEmail: false })
    expect(identityIn(await signIn(somebody({ email: email.toUpperCase() }))).id).toBe(identity.id)
  })

  test('the visitor’s cart becomes the member’s', async () => {
    const as = vera()
    const { products } = await site.as(as).catalogue.queryProducts({ query: { paging: { limit: 1 } } })
    const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: products[0]!.id! }
    await site.as(as).carts.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 2 }] })
    const { body } = await signIn(somebody(), as)
    const member = await site.whose((body as Entered).sessionToken)
    expect((await site.as(member).carts.getCurrentCart({})).cart.lineItems).toMatchObject([{ quantity: 2 }])
  })

  test('on a site with owner approval, a new member waits', async () => {
    await site.decide({ signUp: 'APPROVAL' })
    expect((await signIn(somebody())).body).toMatchObject({ state: 'REQUIRE_OWNER_APPROVAL', stateToken: expect.any(String) })
    await site.decide({ signUp: 'OPEN' })
  })

  test('if a fresh sign-in is required, the provider prompts the user, and an older sign-in is refused', async () => {
    const as = vera()
    const anew = await site.ask('authentication.beginSingleSignOn', { idpConnectionId: id, anew: true }, { as })
    const { authorizationUrl, ticket } = anew.body as { authorizationUrl: string; ticket: string }
    expect(Object.fromEntries(new URL(authorizationUrl).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
    expect(codeOf(await complete(as, ticket, queryOf(await provider.visit(authorizationUrl, { login: somebody() }))))).toBe('200')

    const old = await site.ask('authentication.beginSingleSignOn', { idpConnectionId: id, anew: true }, { as })
    const told = old.body as { authorizationUrl: string; ticket: string }
    const weaker = new URL(told.authorizationUrl)
    for (const name of ['prompt', 'max_age']) weaker.searchParams.delete(name)
    expect(codeOf(await complete(as, told.ticket, queryOf(await provider.visit(weaker.href, { login: somebody() }))))).toBe(
      'IDP_TOKEN_INVALID',
    )
  })

  test('the same subject at another provider is a different person, even if the connection is changed to it', async () => {
    const login = somebody()
    const first = await signIn(login)
    const moved = await startOidcProvider({ redirectUris: [`${site.settings.baseUrl}/login/callback/${id}`] })
    moved.people.set(login, { email: anAddress(), email_verified: true })
    await site.decide({
      connections: [{ id, name: 'Club', issuer: moved.issuer, clientId: moved.clientId, clientSecret: moved.clientSecret }],
    })
    const as = vera()
    const { authorizationUrl, ticket } = await begin(as)
    const second = await complete(as, ticket, queryOf(await moved.visit(authorizationUrl, { login })))
    expect(codeOf(second)).toBe('200')
    expect(identityIn(second).id).not.toBe(identityIn(first).id)
    await moved.close()
    await connectTo({})
  })

  test('a provider with all claims in the ID token, a client with its secret in the body, and one without a secret', async () => {
    for (const authentication of ['client_secret_post', 'none'] as const) {
      const redirectUris = [`${site.settings.baseUrl}/login/callback/${id}`]
      const odd = await startOidcProvider({ redirectUris, authentication, claimsInToken: true })
      const email = anAddress()
      odd.people.set('nuno', { email, email_verified: true })
      const { clientId, clientSecret, issuer } = odd
      const secret = authentication === 'none' ? {} : { clientSecret }
      await site.decide({ connections: [{ id, name: 'Odd', issuer, clientId, ...secret }] })
      const as = vera()
      const { authorizationUrl, ticket } = await begin(as)
      const answer = await complete(as, ticket, queryOf(await odd.visit(authorizationUrl, { login: 'nuno' })))
      expect(identityIn(answer).email).toEqual({ address: email, isVerified: true })
      await odd.close()
    }
    await connectTo({})
  })
})

describe('a callback is bound to its browser, single-use and short-lived (threats A11, A20, A21)', () => {
  test('IDP_SIGN_IN_USED: the second use; of two in parallel one succeeds', async () => {
    const as = vera()
    const { authorizationUrl, ticket } = await begin(as)
    const query = queryOf(await provider.visit(authorizationUrl, { login: somebody() }))
    const both = await Promise.all([complete(as, ticket, query), complete(as, ticket, query)])
    expect(both.map(codeOf).toSorted()).toEqual(['200', 'IDP_SIGN_IN_USED'])
    expect(codeOf(await complete(as, ticket, query))).toBe('IDP_SIGN_IN_USED')
  })

  test('IDP_OTHER_BROWSER: without the ticket, or with that of another sign-in; it stays valid in its own browser', async () => {
    const as = vera()
    const { authorizationUrl, ticket } = await begin(as)
    const evil = await begin(vera())
    const query = queryOf(await provider.visit(authorizationUrl, { login: somebody() }))
    for (const wrong of [undefined, '', evil.ticket, `${ticket}x`])
      expect(codeOf(await complete(as, wrong, query))).toBe('IDP_OTHER_BROWSER')
    expect(codeOf(await complete(as, ticket, query))).toBe('200')
  })

  test('the code of another user’s sign-in under one’s own state is refused', async () => {
    const [one, two] = [vera(), vera()]
    const [mine, theirs] = [await begin(one), await begin(two)]
    const stolen = new URL(await provider.visit(theirs.authorizationUrl, { login: somebody() }))
    stolen.searchParams.set('state', mine.state)
    expect(codeOf(await complete(one, mine.ticket, queryOf(stolen)))).toBe('IDP_FAILED')
  })

  test('IDP_SIGN_IN_OVER: after ten minutes; with an unknown state, or without one', async () => {
    const as = vera()
    const { authorizationUrl, ticket } = await begin(as)
    const query = queryOf(await provider.visit(authorizationUrl, { login: somebody() }))
    site.clock.now = new Date(Date.now() + 601_000)
    expect(codeOf(await complete(as, ticket, query))).toBe('IDP_SIGN_IN_OVER')
    site.clock.now = undefined
    for (const wrong of ['', 'state=', 'state=x&code=y', 'code=y'])
      expect(codeOf(await complete(as, ticket, wrong))).toBe('IDP_SIGN_IN_OVER')
  })

  test('IDP_TOKEN_INVALID: at another connection’s address; with a wrong or missing issuer; with a repeated parameter', async () => {
    const asked = async (change: (back: URL) => void, connectionId = id) => {
      const as = vera()
      const { authorizationUrl, ticket } = await begin(as)
      const back = await provider.visit(authorizationUrl, { login: somebody() })
      change(back)
      return codeOf(await complete(as, ticket, queryOf(back), connectionId))
    }
    expect(await asked(() => undefined, other)).toBe('IDP_TOKEN_INVALID')
    expect(await asked(({ searchParams }) => searchParams.set('iss', 'https://evil.example'))).toBe('IDP_TOKEN_INVALID')
    expect(await asked(({ searchParams }) => searchParams.delete('iss'))).toBe('IDP_TOKEN_INVALID')
    for (const name of ['state', 'iss', 'code'])
      expect(await asked(({ searchParams }) => searchParams.append(name, searchParams.get(name)!)), name).toBe('IDP_TOKEN_INVALID')
  })
})

describe('refused', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['IDP_EMAIL_NOT_VERIFIED', 'the provider has not verified the address', { email_verified: false }],
    ['IDP_EMAIL_NOT_VERIFIED', 'it tells none', { email: undefined }],
  ])('%s: %s', async (code, _what, claims) => expect(codeOf(await signIn(somebody(claims)))).toBe(code))

  test('IDP_EMAIL_TAKEN: the address of a member who has not verified it here', async () => {
    const email = anAddress()
    await site.enter('authentication.registerV2', { loginId: { email }, password: mia.password })
    const login = somebody({ email })
    expect(codeOf(await signIn(login))).toBe('IDP_EMAIL_TAKEN')
    // A link by email proves who owns the address and enables both ways to sign in.
    await site.ask('recovery.sendRecoveryEmail', { email })
    await runQueued(site)
    const [mail] = await site.mails('recovery')
    const recoveryToken = /token=([\w.-]+)/.exec(mail!.plain)![1]!
    const { identity } = await site.enter('recovery.recover', { recoveryToken, password: mia.password })
    expect(identityIn(await signIn(login)).id).toBe(identity.id)
  })

  test('IDP_MEMBER_REFUSED: a blocked member', async () => {
    const login = somebody()
    await site.setStatus(identityIn(await signIn(login)).id, 'BLOCKED')
    expect(codeOf(await signIn(login))).toBe('IDP_MEMBER_REFUSED')
  })

  test('IDP_DECLINED: the user cancels at the provider; IDP_FAILED, IDP_UNAVAILABLE: errors of the provider', async () => {
    const as = vera()
    const { authorizationUrl, ticket } = await begin(as)
    expect(codeOf(await complete(as, ticket, queryOf(await provider.visit(authorizationUrl, 'anonymous'))))).toBe('IDP_DECLINED')
    const told = async (error: string): Promise<string> => {
      const one = await begin(as)
      const iss = provider.issuer
      return codeOf(await complete(as, one.ticket, new URLSearchParams({ state: one.state, error, iss }).toString()))
    }
    expect(await told('server_error')).toBe('IDP_FAILED')
    expect(await told('temporarily_unavailable')).toBe('IDP_UNAVAILABLE')
    expect(await told('interaction_required')).toBe('IDP_FAILED')
  })

  test('IDP_FAILED: a wrong client secret; IDP_UNAVAILABLE: a provider that has become unreachable', async () => {
    const leaving = await startOidcProvider({ redirectUris: [`${site.settings.baseUrl}/login/callback/${id}`] })
    leaving.people.set('mia', { email: anAddress(), email_verified: true })
    const { issuer, clientId } = leaving
    await site.decide({ connections: [{ id, name: 'L', issuer, clientId, clientSecret: 'not the secret' }] })
    const as = vera()
    const comingBack = async () => {
      const { authorizationUrl, ticket } = await begin(as)
      return { ticket, query: queryOf(await leaving.visit(authorizationUrl)) }
    }
    const first = await comingBack()
    expect(codeOf(await complete(as, first.ticket, first.query))).toBe('IDP_FAILED')
    const second = await comingBack()
    await leaving.close()
    expect(codeOf(await complete(as, second.ticket, second.query))).toBe('IDP_UNAVAILABLE')
    await connectTo({})
  })

  test('IDP_CONNECTION_NOT_FOUND, IDP_UNAVAILABLE: before the redirect', async () => {
    const ask = async (idpConnectionId: string) => codeOf(await site.ask('authentication.beginSingleSignOn', { idpConnectionId }))
    expect(await ask(randomUUID())).toBe('IDP_CONNECTION_NOT_FOUND')
    await site.decide({ connections: [connection({ issuer: 'http://127.0.0.1:9' })] })
    expect(await ask(id)).toBe('IDP_UNAVAILABLE')
    await connectTo({})
    expect(codeOf(await complete(vera(), 'x', 'state=x', randomUUID()))).toBe('IDP_CONNECTION_NOT_FOUND')
  })
})

test.each<[string, Record<string, unknown>, { firstName?: string; nickname?: string }]>([
  ['U+0000', { given_name: 'Mi\0a', name: '\0' }, { firstName: 'Mi a' }],
  ['halves of pairs', { given_name: '\ud83dMia', name: 'Mia\udc00' }, { firstName: 'Mia', nickname: 'Mia' }],
  ['no text', { given_name: { a: 1 }, name: 7 }, {}],
  ['a hundred thousand characters, each of two halves', { given_name: '🦊'.repeat(100_000) }, { firstName: '🦊'.repeat(100) }],
  ['blanks and controls', { given_name: ' \u0007\n ', name: ' a\u0000\u001b[31mb ' }, { nickname: 'a  [31mb' }],
  ['decomposed letters', { given_name: 'Mi\u0061\u0301' }, { firstName: 'Mi\u00e1' }],
])('a name of %s is accepted or dropped', async (_what, claims, profile) => {
  const answer = await signIn(somebody({ given_name: undefined, name: undefined, ...claims }))
  expect(codeOf(answer)).toBe('200')
  const { firstName, nickname } = (identityIn(answer) as unknown as { identityProfile: { firstName?: string; nickname?: string } })
    .identityProfile
  expect({ ...(firstName && { firstName }), ...(nickname && { nickname }) }).toEqual(profile)
})

test.each(['a\0@example.com', 'a\ud800@example.com'])('an address that is not a string is dropped: %j', async (email) => {
  expect(codeOf(await signIn(somebody({ email })))).toBe('IDP_EMAIL_NOT_VERIFIED')
})
