import { jwtVerify, type JWTPayload } from 'jose'
import { isStorable } from '../../database/query/literal.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { Connection } from '../sign-in/public.ts'
import type { Provider } from './provider.ts'

/** Signature algorithms that only the provider can use: neither none, nor one with a key that the client has too. */
export const algorithms: readonly string[] = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const clockToleranceSeconds = 30
/** A token is used right after it was issued. */
const tokenAgeMaxSeconds = 15 * 60
/** Bytes: subjects are ASCII and compared exactly. */
const subjectMax = 255

/** A person's identity at a provider. */
export interface Claims {
  subject: string
  email?: string
  emailVerified: boolean
  givenName?: string
  familyName?: string
  name?: string
  expiresDate: Date
}

interface Expected {
  connection: Pick<Connection, 'issuer' | 'clientId'>
  keys: Provider['keys']
  nonce: string
  now: Date
}

/** The claims of a valid ID token: of this provider, for this client, not expired, with this nonce. Refuses everything else as IDP_TOKEN_INVALID (threat A11). */
export async function claimsOf(idToken: string, expected: Expected): Promise<Claims> {
  const { connection, nonce } = expected
  const payload = await verifiedPayload(idToken, expected)
  const isForUs = payload.azp === undefined ? !Array.isArray(payload.aud) || payload.aud.length === 1 : payload.azp === connection.clientId
  if (!isForUs || payload.nonce !== nonce || !isSubject(payload.sub)) refuse('IDP_TOKEN_INVALID')
  return { subject: payload.sub, ...described(payload), expiresDate: new Date((payload.exp! + clockToleranceSeconds) * 1000) }
}

/** A provider's claims about a person, from the token or userinfo. */
export function described(told: Record<string, unknown>): Omit<Claims, 'subject' | 'expiresDate'> {
  const text = (name: string): string | undefined => (typeof told[name] === 'string' && told[name] !== '' ? told[name] : undefined)
  const [email, givenName, familyName, name] = [text('email'), text('given_name'), text('family_name'), text('name')]
  return {
    emailVerified: told.email_verified === true,
    ...(email ? { email } : {}),
    ...(givenName ? { givenName } : {}),
    ...(familyName ? { familyName } : {}),
    ...(name ? { name } : {}),
  }
}

const isSubject = (sub: unknown): sub is string =>
  typeof sub === 'string' && sub !== '' && Buffer.byteLength(sub) <= subjectMax && isStorable(sub)

async function verifiedPayload(idToken: string, { connection, keys, now }: Expected): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: [...algorithms],
      issuer: connection.issuer,
      audience: connection.clientId,
      currentDate: now,
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: tokenAgeMaxSeconds,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    })
    return payload
  } catch (error) {
    // An error of jose itself is the token's fault; a failed fetch isn't.
    const code = String((error as { code?: unknown }).code ?? '')
    return code.startsWith('ERR_J') && code !== 'ERR_JWKS_TIMEOUT' ? refuse('IDP_TOKEN_INVALID') : refuse('IDP_UNAVAILABLE')
  }
}
