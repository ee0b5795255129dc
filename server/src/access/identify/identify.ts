import { createHash } from 'node:crypto'
import type { Services } from '../../kernel/context.ts'
import { anonymous, type Identity } from '../../kernel/identity.ts'
import type { TokenKind } from '../../kernel/tokens.ts'
import { identityOfKey } from '../api-keys/public.ts'
import { isActive } from '../member-sessions/public.ts'
import { activeClient, type ActiveClient, identityOfApp } from '../oauth/public.ts'

/** The identity of an `Authorization` header: a raw access token (with or without "Bearer"), an API key together with `wix-site-id`, or both at once. */
export async function identify(services: Services, authorization: string | undefined, siteHeader: string | undefined): Promise<Identity> {
  const credential = authorization?.replace(/^Bearer\s+/i, '').trim()
  if (!credential) return anonymous
  const [token, key] = pairOf(credential)
  if (key !== undefined) return identityOfPair(services, { token, key }, siteHeader)
  if (isJwt(credential)) return identityOfToken(services, credential)
  return identityOfKey(services, credential, siteHeader)
}

/** `<access token>,<api key>` (wire §1.3). Any other comma is part of a key. */
function pairOf(credential: string): [string, string | undefined] {
  const at = credential.indexOf(',')
  return at > 0 && isJwt(credential.slice(0, at)) ? [credential.slice(0, at), credential.slice(at + 1).trim()] : [credential, undefined]
}

/** The key decides; the token names the client of the key's site. */
async function identityOfPair(
  services: Services,
  { token, key }: { token: string; key: string },
  siteHeader: string | undefined,
): Promise<Identity> {
  const claims = await services.tokens.verify('access', token)
  const identity = await identityOfKey(services, key, siteHeader ?? claims?.siteId)
  if (identity.kind !== 'owner' && identity.kind !== 'app') return identity
  if (claims?.siteId !== identity.siteId || claims.clientId === undefined) return identity
  const client = await activeClient(services, claims.siteId, claims.clientId)
  return { ...identity, clientId: claims.clientId, ...mediaUrlsOf(client) }
}

// Two dots and base64url between them: only the form, to distinguish a token from a key.
const isJwt = (credential: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(credential)

/** The identity of a token: an access token, or the refresh token that our own pages store in a visitor's cookie. A member's token is only valid as long as
 *  its session. Afterwards its sender is an anonymous visitor: the packages go on sending it until it expires. */
export async function identityOfToken(services: Services, token: string, kind: TokenKind = 'access'): Promise<Identity> {
  const claims = await services.tokens.verify(kind, token)
  if (!claims) return anonymous
  const { siteId, subject: id, clientId, sessionId } = claims
  const registered = clientId === undefined || claims.role === 'app' ? undefined : await activeClient(services, siteId, clientId)
  if (clientId !== undefined && claims.role !== 'app' && !registered) return anonymous
  const client = clientId ? { clientId, ...mediaUrlsOf(registered) } : {}
  if (claims.role === 'visitor') return { kind: 'visitor', siteId, id, ...client }
  if (claims.role === 'app') return identityOfApp(services, siteId, id)
  if (claims.role !== 'member' || sessionId === undefined) return anonymous
  if (await isActive(services, siteId, sessionId)) return { kind: 'member', siteId, id, ...client, sessionId }
  return { kind: 'visitor', siteId, id: visitorIdAfter(sessionId), ...client, hasEndedSession: true }
}

/** Only the form that isn't the usual one. */
const mediaUrlsOf = (client: ActiveClient | undefined): { mediaUrls?: 'PLATFORM' } =>
  client?.mediaUrls === 'PLATFORM' ? { mediaUrls: 'PLATFORM' } : {}

/** The visitor that the sender of an ended session's tokens is: the same in each request, and nobody else. */
const visitorIdAfter = (sessionId: string): string =>
  createHash('sha256')
    .update(`visitor after ${sessionId}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5')
