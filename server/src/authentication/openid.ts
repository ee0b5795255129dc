import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { refuse } from '../http/refuse.ts'
import type { Connection } from '../sign-in/settings.ts'

/** Signatures that only the provider can make: neither none at all, nor one with a key that the client knows too. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const clockToleranceSeconds = 30
/** A token is shown right after it was made. */
const tokenAgeMaxSeconds = 15 * 60
const askedForMs = 5_000
const answerMax = 200_000
const rememberedMs = 10 * 60_000
const rememberedMax = 100

/** Who somebody is to a provider. */
export interface Claims {
  subject: string
  email?: string
  emailVerified: boolean
  givenName?: string
  familyName?: string
  name?: string
  expiresDate: Date
}

/** What a whole ID token says: of this provider, for this client, in its time, with this nonce. Refuses everything else as IDP_TOKEN_INVALID (threat A11). */
export async function claimsOf(
  { issuer, clientId }: Connection,
  idToken: string,
  { nonce, now }: { nonce: string; now: Date },
): Promise<Claims> {
  const keys = await keysOf(issuer)
  const payload = await verifiedPayload(idToken, keys, { issuer, clientId, now })
  const isForUs = payload.azp === undefined ? !Array.isArray(payload.aud) || payload.aud.length === 1 : payload.azp === clientId
  if (!isForUs || payload.nonce !== nonce || !payload.sub || payload.sub.length > 255) refuse('IDP_TOKEN_INVALID')
  const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
  const [email, givenName, familyName, name] = [payload.email, payload.given_name, payload.family_name, payload.name].map(text)
  return {
    subject: payload.sub,
    emailVerified: payload.email_verified === true,
    expiresDate: new Date((payload.exp! + clockToleranceSeconds) * 1000),
    ...(email ? { email } : {}),
    ...(givenName ? { givenName } : {}),
    ...(familyName ? { familyName } : {}),
    ...(name ? { name } : {}),
  }
}

async function verifiedPayload(
  idToken: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId, now }: { issuer: string; clientId: string; now: Date },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms,
      issuer,
      audience: clientId,
      currentDate: now,
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: tokenAgeMaxSeconds,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    })
    return payload
  } catch (error) {
    // What jose itself finds is the token's fault; what it could not fetch is not.
    const code = String((error as { code?: unknown }).code ?? '')
    return code.startsWith('ERR_J') && code !== 'ERR_JWKS_TIMEOUT' ? refuse('IDP_TOKEN_INVALID') : refuse('IDP_UNAVAILABLE')
  }
}

const known = new Map<string, { keys: JWTVerifyGetKey; until: number }>()

/** The keys a provider signs with, found by what it says of itself; it must say that it is itself. */
async function keysOf(issuer: string): Promise<JWTVerifyGetKey> {
  const remembered = known.get(issuer)
  if (remembered && remembered.until > performance.now()) return remembered.keys
  const { issuer: told, jwks_uri: address } = await discovered(issuer)
  if (told !== issuer || typeof address !== 'string' || !isSafe(address)) refuse('IDP_UNAVAILABLE')
  const keys = createRemoteJWKSet(new URL(address), { timeoutDuration: askedForMs })
  if (known.size >= rememberedMax) known.delete(known.keys().next().value!)
  known.set(issuer, { keys, until: performance.now() + rememberedMs })
  return keys
}

async function discovered(issuer: string): Promise<Record<string, unknown>> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  if (!isSafe(address)) refuse('IDP_UNAVAILABLE')
  try {
    const answer = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(askedForMs),
      headers: { accept: 'application/json' },
    })
    const text = await answer.text()
    if (!answer.ok || text.length > answerMax) refuse('IDP_UNAVAILABLE')
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return refuse('IDP_UNAVAILABLE')
  }
}

/** Keys that somebody on the way could have changed are none. On one's own machine there is nobody on the way. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname))
}
