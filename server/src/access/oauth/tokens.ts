import type { Lifetime, TokenClaims, TokenKind, Tokens } from '../../kernel/tokens.ts'
import { isSignedWith, readJwt, signJwt } from './jwt.ts'
import type { Keys } from './keys.ts'

const issuer = 'stoa'
const algorithm = 'EdDSA'
const typeOf: Readonly<Record<TokenKind, string>> = { access: 'at+jwt', refresh: 'rt+jwt', 'hand-over': 'ho+jwt' }
const cachedTokensMax = 20_000

export function tokensWith(keys: Keys, now: () => Date): Tokens {
  // Verifying costs more than most reads. The cache is keyed by the token's text, so a changed character is another token.
  const verified = new Map<string, { claims: TokenClaims; expires: number }>()
  return {
    async sign(kind, { siteId, subject, role, clientId, sessionId }, life) {
      const { signing } = await keys.toSign(siteId)
      const { issued, expires } = typeof life === 'number' ? secondsFrom(now(), life) : secondsOf(life)
      const client = { ...(clientId ? { client_id: clientId } : {}), ...(sessionId ? { sid: sessionId } : {}) }
      const payload: Payload = { role, ...client, iss: issuer, aud: siteId, sub: subject, iat: issued, exp: expires }
      return signJwt({ alg: algorithm, typ: typeOf[kind], kid: signing.kid }, { ...payload }, signing.key)
    },
    async verify(kind, token) {
      const key = `${kind} ${token}`
      const known = verified.get(key)
      if (known) return known.expires > now().getTime() ? known.claims : undefined
      const payload = await payloadOf(kind, token, { keys, now: now() })
      if (!payload) return undefined
      const claims = claimsOf(payload)
      if (verified.size >= cachedTokensMax) verified.delete(verified.keys().next().value!)
      verified.set(key, { claims, expires: payload.exp * 1000 })
      return claims
    },
  }
}

const inSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

const secondsFrom = (now: Date, seconds: number) => ({ issued: inSeconds(now), expires: inSeconds(now) + seconds })

const secondsOf = ({ issuedDate, expirationDate }: Lifetime) => ({ issued: inSeconds(issuedDate), expires: inSeconds(expirationDate) })

interface Verifying {
  keys: Keys
  now: Date
}

/** A payload as it is signed. */
interface Payload {
  iss: string
  aud: string
  sub: string
  role: TokenClaims['role']
  client_id?: string
  sid?: string
  /** In seconds since 1970. */
  iat: number
  exp: number
}

/** An invalid token is anonymous. Node verifies signatures here and not in another thread: waking one takes longer (decision 0100). */
async function payloadOf(kind: TokenKind, token: string, { keys, now }: Verifying): Promise<Payload | undefined> {
  const { header, payload } = readJwt(token) ?? {}
  if (!header || header.alg !== algorithm || header.typ !== typeOf[kind] || 'crit' in header || !isValid(payload, now)) return undefined
  const key = (await keys.toVerify(payload.aud))?.verifying.get(String(header.kid))
  return key && isSignedWith(token, key) ? payload : undefined
}

function isValid(payload: object | undefined, now: Date): payload is Payload {
  const { iss, aud, sub, iat, exp } = (payload ?? {}) as Partial<Record<keyof Payload, unknown>>
  const isComplete = typeof sub === 'string' && typeof iat === 'number' && typeof exp === 'number'
  return isComplete && exp > inSeconds(now) && iss === issuer && typeof aud === 'string' && isSiteId(aud)
}

/** When a verified token was issued and when it expires, in seconds since 1970. */
export function timesOf(token: string): { iat: number; exp: number } {
  const { iat, exp } = readJwt(token)!.payload as unknown as Payload
  return { iat, exp }
}

const isSiteId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

function claimsOf(payload: Payload): TokenClaims {
  return {
    siteId: payload.aud,
    subject: payload.sub,
    role: payload.role,
    ...(typeof payload.client_id === 'string' ? { clientId: payload.client_id } : {}),
    ...(typeof payload.sid === 'string' ? { sessionId: payload.sid } : {}),
  }
}
