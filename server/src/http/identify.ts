import { identityOfKey } from '../api-keys/api-keys.ts'
import type { Services } from '../context.ts'
import { nobody, type Identity } from '../identity.ts'
import { isLiving } from '../member-sessions/sessions.ts'
import type { TokenKind } from '../oauth/tokens.ts'

/** Who an `Authorization` header speaks for: a raw access token (with or without "Bearer"), or an API key together with `wix-site-id`. */
export async function identify(services: Services, authorization: string | undefined, siteHeader: string | undefined): Promise<Identity> {
  const credential = authorization?.replace(/^Bearer\s+/i, '').trim()
  if (!credential) return nobody
  if (isJwt(credential)) return identityOfToken(services, credential)
  return identityOfKey(services, credential, siteHeader)
}

// Two dots and base64url between them: only the shape, to tell a token from a key.
const isJwt = (credential: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(credential)

/** Whom a token was signed for: an access token, or the refresh token that our own pages carry in a visitor's cookie. A member's is worth what its session is. */
export async function identityOfToken(services: Services, token: string, kind: TokenKind = 'access'): Promise<Identity> {
  const claims = await services.tokens.verify(kind, token)
  if (!claims) return nobody
  const { siteId, subject: id, clientId, sessionId } = claims
  const client = clientId ? { clientId } : {}
  if (claims.role === 'visitor') return { kind: 'visitor', siteId, id, ...client }
  const isMember = claims.role === 'member' && sessionId !== undefined && (await isLiving(services, siteId, sessionId))
  return isMember ? { kind: 'member', siteId, id, ...client, sessionId } : nobody
}
