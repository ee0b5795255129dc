import { decodeJwt, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { createLatest } from '../../kernel/latest.ts'
import type { Lifetime, TokenClaims, TokenKind, Tokens } from '../../kernel/tokens.ts'
import type { Keys } from './keys.ts'

const issuer = 'stoa'
const typeOf: Readonly<Record<TokenKind, string>> = { access: 'at+jwt', refresh: 'rt+jwt', 'hand-over': 'ho+jwt' }
const cachedTokensMin = 10_000

export function tokensWith(keys: Keys, now: () => Date): Tokens {
  // Verifying costs more than most reads. The cache is keyed by the token's text, so a changed character is another token.
  const verified = createLatest<string, { claims: TokenClaims; expires: number }>(cachedTokensMin)
  return {
    async sign(kind, { siteId, subject, role, clientId, sessionId }, life) {
      const { signing } = await keys.toSign(siteId)
      const { issued, expires } = typeof life === 'number' ? secondsFrom(now(), life) : secondsOf(life)
      return new SignJWT({ role, ...(clientId ? { client_id: clientId } : {}), ...(sessionId ? { sid: sessionId } : {}) })
        .setProtectedHeader({ alg: 'EdDSA', typ: typeOf[kind], kid: signing.kid })
        .setIssuer(issuer)
        .setAudience(siteId)
        .setSubject(subject)
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(signing.key)
    },
    async verify(kind, token) {
      const key = `${kind} ${token}`
      const known = verified.get(key)
      if (known) return known.expires > now().getTime() ? known.claims : undefined
      const { payload, isExpired } = (await read(kind, token, { keys, now: now() })) ?? {}
      if (!payload || isExpired) return undefined
      const claims = claimsOf(payload)
      verified.set(key, { claims, expires: payload.exp! * 1000 })
      return claims
    },
    async verifyExpired(kind, token) {
      const { payload, isExpired } = (await read(kind, token, { keys, now: now() })) ?? {}
      return payload && isExpired ? claimsOf(payload) : undefined
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

interface Intact {
  payload: JWTPayload
  isExpired: boolean
}

/** Undefined unless the token is intact and of this kind. */
async function read(kind: TokenKind, token: string, { keys, now }: Verifying): Promise<Intact | undefined> {
  try {
    const audience = decodeJwt(token).aud
    if (typeof audience !== 'string' || !isSiteId(audience)) return undefined
    const known = await keys.toVerify(audience)
    if (!known) return undefined
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = known.verifying.get(kid ?? '')
        if (!key) throw new Error('unknown key')
        return key
      },
      { algorithms: ['EdDSA'], issuer, audience, typ: typeOf[kind], currentDate: now, requiredClaims: ['sub', 'exp', 'iat'] },
    )
    return { payload, isExpired: false }
  } catch (error) {
    // Its signature and its other claims were verified before.
    if (error instanceof errors.JWTExpired) return { payload: error.payload, isExpired: true }
    if (isTokenProblem(error)) return undefined
    throw error
  }
}

/** When a verified token was issued and when it expires, in seconds since 1970. */
export function timesOf(token: string): { iat: number; exp: number } {
  const { iat, exp } = decodeJwt(token)
  return { iat: iat!, exp: exp! }
}

// An invalid token is anonymous; a database error must not look like one.
const isTokenProblem = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && String(error.code).startsWith('ERR_J')) || error.message === 'unknown key' || error instanceof TypeError)

const isSiteId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

function claimsOf(payload: JWTPayload): TokenClaims {
  return {
    siteId: payload.aud as string,
    subject: payload.sub!,
    role: payload.role as TokenClaims['role'],
    ...(typeof payload.client_id === 'string' ? { clientId: payload.client_id } : {}),
    ...(typeof payload.sid === 'string' ? { sessionId: payload.sid } : {}),
  }
}
