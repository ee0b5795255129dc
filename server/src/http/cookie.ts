import type { FastifyRequest } from 'fastify'
import type { Services } from '../kernel/context.ts'
import { nobody, type Identity } from '../kernel/identity.ts'
import { sessionOfToken } from '../access/member-sessions/sessions.ts'
import { siteOfSecret } from '../kernel/secret.ts'
import { identityOfToken } from '../access/identify/identify.ts'

export const shopperCookie = 'stoa_session'
export const deskCookie = 'stoa_desk'

/** A cookie's value, or undefined. */
export function cookieOf(header: string | undefined | null, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

/** A cookie that scripts cannot read and other sites cannot send along with a write. */
export function cookieLine(
  name: string,
  value: string,
  { path, seconds, secure }: { path: string; seconds: number; secure: boolean },
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The shopper behind the cookie of our own pages. A call by another site's page, or a write without our Origin, is nobody's. */
export async function sessionIdentity(services: Services, request: FastifyRequest): Promise<Identity> {
  const session = cookieOf(request.headers.cookie, shopperCookie)
  if (!session || !isFromOurPages(services, request)) return nobody
  return identityOfSession(services, session)
}

/** Who the session in a shopper's cookie is: a visitor, whose session is signed, or a member, whose session is kept. */
export async function identityOfSession(services: Services, session: string): Promise<Identity> {
  if (siteOfSecret(session) === undefined) return identityOfToken(services, session, 'refresh')
  const found = await sessionOfToken(services, session)
  return found ? { kind: 'member', siteId: found.siteId, id: found.memberId, sessionId: found.id } : nobody
}

function isFromOurPages({ settings }: Services, request: FastifyRequest): boolean {
  const { origin } = request.headers
  const fetchSite = request.headers['sec-fetch-site']
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false
  if (origin === undefined) return request.method === 'GET' && fetchSite === 'same-origin'
  return origin === new URL(settings.baseUrl).origin || origin === `http://${request.headers.host}`
}
