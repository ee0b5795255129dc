import type * as OpenIdClient from 'openid-client'
import type { Configuration, ServerMetadata } from 'openid-client'
import type { RefusalCode } from '@stoa/contract/refusals'
import { Unreachable } from '../../http/outbound/public.ts'
import { log } from '../../kernel/log.ts'
import type { Outbound } from '../../kernel/outbound.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { Connection } from '../sign-in/public.ts'
import { isSafe, providerOf } from './provider.ts'

const scope = 'openid email profile'

/** Values that bind a provider's response to the browser that requested it. */
export interface Binding {
  /** The callback URL, which is registered with the provider. */
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
  /** Whether the provider must authenticate the person again, however recently they signed in. */
  anew: boolean
}

/** The provider's response to a code. */
export interface Exchanged {
  idToken: string
  /** Userinfo. A strictly conforming provider returns claims there that it leaves out of the token. */
  userInfo(subject: string): Promise<Record<string, unknown>>
}

/** The URL to sign in at a provider. Requires a provider with the code flow. PKCE is always sent, because providers without support ignore it. */
export async function authorizationAddress(outbound: Outbound, connection: Connection, binding: Binding): Promise<string> {
  const { client, configuration } = await configured(outbound, connection)
  const { redirectUri, state, nonce, codeVerifier, anew } = binding
  if (!isSafe(configuration.serverMetadata().authorization_endpoint)) return refuse('IDP_UNAVAILABLE')
  return client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(anew ? { prompt: 'login', max_age: '0' } : {}),
  }).href
}

/** Exchanges the code of a callback for an ID token. The library checks state, issuer (RFC 9207) and the claims of the ID token; its signature is checked
 *  where the claims are read. */
export async function exchangedFor(
  outbound: Outbound,
  connection: Connection,
  asked: { binding: Binding; query: string; now: Date },
): Promise<Exchanged> {
  const { client, configuration } = await configured(outbound, connection, asked.now)
  const { redirectUri, state, nonce, codeVerifier, anew } = asked.binding
  if (!isSafe(configuration.serverMetadata().token_endpoint)) return refuse('IDP_UNAVAILABLE')
  const told = (error: unknown): never => refusedBecause(client, error, connection)
  const checks = {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
    ...(anew ? { maxAge: 0 } : {}),
  }
  const address = new URL(`${redirectUri}?${asked.query}`)
  const { id_token: idToken, access_token: accessToken } = await client.authorizationCodeGrant(configuration, address, checks).catch(told)
  return {
    idToken: idToken!,
    async userInfo(subject) {
      if (!isSafe(configuration.serverMetadata().userinfo_endpoint)) return {}
      return client.fetchUserInfo(configuration, accessToken, subject).catch(told)
    },
  }
}

async function configured(
  outbound: Outbound,
  connection: Connection,
  now = new Date(),
): Promise<{ client: typeof OpenIdClient; configuration: Configuration }> {
  const [client, { metadata }] = await Promise.all([import('openid-client'), providerOf(outbound, connection.issuer)])
  const { clientId, clientSecret } = connection
  // The library uses the machine's clock, everything else the process's.
  const clock = { [client.clockSkew]: Math.round((now.getTime() - Date.now()) / 1000) }
  const configuration = new client.Configuration(metadata, clientId, clock, authentication(client, metadata, clientSecret))
  configuration[client.customFetch] = (address, { body, ...options }) =>
    outbound(address, { ...options, ...(body ? { body: body as BodyInit } : {}) })
  // Only to URLs that pass isSafe: https, or this machine.
  client.allowInsecureRequests(configuration)
  return { client, configuration }
}

/** A client sends its secret in the way that the provider supports, by default in the header. One without a secret uses PKCE alone. */
function authentication(client: typeof OpenIdClient, metadata: ServerMetadata, secret: string | undefined): OpenIdClient.ClientAuth {
  if (secret === undefined) return client.None()
  const told = metadata.token_endpoint_auth_methods_supported
  const methods = Array.isArray(told) ? told : ['client_secret_basic']
  return methods.includes('client_secret_basic') ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret)
}

/** A provider's error in our terms. Its own code is logged if it is one of the standard. */
function refusedBecause(client: typeof OpenIdClient, error: unknown, { id }: Connection): never {
  const isNo = error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError
  const word = isNo ? error.error : String((error as { code?: unknown }).code ?? '')
  log('warn', 'a sign-in with an OpenID provider failed', { connectionId: id, because: word.slice(0, 100) })
  if (isNo) return refuse(noes.get(error.error) ?? 'IDP_FAILED')
  if (isUnreachable(error)) return refuse('IDP_UNAVAILABLE')
  return refuse(/^OAUTH_(?:JWT|INVALID_RESPONSE|JSON|PARSE|KEY|MISSING)/.test(word) ? 'IDP_TOKEN_INVALID' : 'IDP_FAILED')
}

const noes: ReadonlyMap<string, RefusalCode> = new Map([
  ['access_denied', 'IDP_DECLINED'],
  ['temporarily_unavailable', 'IDP_UNAVAILABLE'],
])

function isUnreachable(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof Unreachable) return true
  return false
}

/** Whether a provider rejects the client itself, which it checks before the code. The code used is invalid on purpose. */
export async function isClientRefused(outbound: Outbound, connection: Connection, redirectUri: string): Promise<boolean> {
  const { client, configuration } = await configured(outbound, connection)
  const parameters = { redirect_uri: redirectUri, code: 'check', code_verifier: client.randomPKCECodeVerifier() }
  try {
    await client.genericGrantRequest(configuration, 'authorization_code', parameters)
    return false
  } catch (error) {
    const word = error instanceof client.ResponseBodyError ? error.error : ''
    return word === 'invalid_client' || word === 'unauthorized_client' || error instanceof client.WWWAuthenticateChallengeError
  }
}
