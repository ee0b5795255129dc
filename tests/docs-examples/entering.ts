import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { sql } from '../../server/src/database/sql.ts'
import type { Services } from '../../server/src/kernel/context.ts'
import type { Identity } from '../../server/src/kernel/identity.ts'
import { secretHash } from '../../server/src/kernel/secret.ts'
import { codeHash } from '../../server/src/people/authentication/code.ts'
import type { TestSite } from '../support/site.ts'
import type { Scene } from './scene.ts'

const provider = {
  id: '0c000000-0000-4000-8000-000000000001',
  name: 'Example Login',
  issuer: 'https://login.example',
  clientId: 'windowsill',
}
const nuno = { email: 'nuno@example.com', password: 'a windowsill full of basil' }
const code = 'K7M2QP'

/** Nuno, a registered member with an emailed code and link, also known to an identity provider. */
export async function enteringScene(site: TestSite, visitor: Identity): Promise<{ scene: Scene; end(): void }> {
  const { database, siteId, app } = site
  const settings = { signUp: 'OPEN', verifyEmail: false, captcha: 'OFF', connections: [provider] }
  await database.run(sql`
    insert into sign_in_settings (site_id, revision, doc, updated_date) values (${siteId}, 1, ${JSON.stringify(settings)}, ${site.clock.now})`)
  const { body } = await app.call('authentication.registerV2', site.visitor(), { loginId: { email: nuno.email }, password: nuno.password })
  const identityId = (body as { identity: { id: string } }).identity.id
  const owner = site.as(site.owner())
  const stateToken = await whileCodesAreAsked(site, () =>
    app.call('authentication.loginV2', site.visitor(), { loginId: { email: nuno.email }, password: nuno.password }),
  )
  await database.run(sql`
    update sign_in_states set code_hash = ${codeHash(code, stateToken)} where site_id = ${siteId} and token_hash = ${secretHash(stateToken)}`)
  await owner.recovery.sendActivationEmail({ identityId })
  const mail = await database.one<{ plain: string }>(sql`select plain from mails where site_id = ${siteId} and template = 'activation'`)
  await database.run(sql`delete from mails where site_id = ${siteId} and template in ('activation', 'verification-code')`)
  const answering = await answerFor(site)
  const { options } = await site.as(visitor).signIn.getSignInOptions({})
  const { authorizationUrl, state, ticket } = await site.as(visitor).authentication.beginSingleSignOn({ idpConnectionId: provider.id })
  answering.givesFor(new URL(authorizationUrl).searchParams.get('nonce')!)
  const scene = {
    nunosEmail: nuno.email,
    nunosPassword: nuno.password,
    identityId,
    stateToken,
    code,
    recoveryToken: /token=([\w.-]+)/.exec(mail!.plain)![1]!,
    connectionId: provider.id,
    idToken: await answering.tokenWith(options.connections[0]!.nonce),
    ticket,
    query: new URLSearchParams({ code: 'ritas-code', state, iss: provider.issuer }).toString(),
  }
  return { scene, end: answering.end }
}

/** The state token of a sign-in that awaits a code, on a site that no longer requires one. */
async function whileCodesAreAsked({ database, siteId }: TestSite, signIn: () => Promise<{ body: unknown }>): Promise<string> {
  const setVerifyEmail = (asked: boolean) =>
    database.run(sql`
      update sign_in_settings set doc = doc || ${JSON.stringify({ verifyEmail: asked })}::jsonb where site_id = ${siteId}`)
  await setVerifyEmail(true)
  const { body } = await signIn()
  await setVerifyEmail(false)
  return (body as { stateToken: string }).stateToken
}

interface Answering {
  /** An ID token with this nonce. */
  tokenWith(nonce: string): Promise<string>
  /** The nonce of the ID token returned for codes. */
  givesFor(nonce: string): void
  end(): void
}

/** Replaces the provider's server, under its own name. */
async function answerFor({ app, clock }: TestSite): Promise<Answering> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }] }
  let nonceOfCode = ''
  const issued = Math.floor((clock.now ?? new Date()).getTime() / 1000)
  const tokenWith = (nonce: string): Promise<string> =>
    new SignJWT({ nonce, email: 'rita@example.com', email_verified: true, given_name: 'Rita', name: 'Rita' })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(provider.issuer)
      .setAudience(provider.clientId)
      .setSubject('rita')
      .setIssuedAt(issued)
      .setExpirationTime(issued + 300)
      .sign(privateKey)
  const description = {
    issuer: provider.issuer,
    jwks_uri: `${provider.issuer}/jwks`,
    authorization_endpoint: `${provider.issuer}/authorize`,
    token_endpoint: `${provider.issuer}/token`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['ES256'],
  }
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => description,
    '/jwks': () => keys,
    '/token': async () => ({ id_token: await tokenWith(nonceOfCode), access_token: 'ritas-token', token_type: 'Bearer' }),
  }
  const services = app.services as Services
  const real = services.outbound
  services.outbound = async (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input)
    const answer = origin === provider.issuer ? answers[pathname] : undefined
    return answer ? Response.json(await answer()) : real(input, init)
  }
  return { tokenWith, givesFor: (nonce) => void (nonceOfCode = nonce), end: () => void (services.outbound = real) }
}
