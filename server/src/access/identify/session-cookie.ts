import { readCookie, shopperCookie } from '../../http/cookie.ts'
import type { Credentials } from '../../kernel/app.ts'
import type { Services } from '../../kernel/context.ts'
import { anonymous, type Identity } from '../../kernel/identity.ts'
import { siteOfSecret } from '../../kernel/secret.ts'
import { sessionOfToken } from '../member-sessions/public.ts'
import { identityOfToken } from './identify.ts'

/** The shopper of our own pages' cookie. A call from another site's page, or a write without our Origin, is anonymous. */
export async function sessionIdentity(services: Services, request: Credentials): Promise<Identity> {
  const session = readCookie(request.headers.cookie, shopperCookie)
  if (!session || !isFromOurPages(services, request)) return anonymous
  return identityOfSession(services, session)
}

/** The identity of the session in a shopper's cookie: a visitor, whose session is signed, or a member, whose session is stored. */
export async function identityOfSession(services: Services, session: string): Promise<Identity> {
  if (siteOfSecret(session) === undefined) return identityOfToken(services, session, 'refresh')
  const found = await sessionOfToken(services, session)
  return found ? { kind: 'member', siteId: found.siteId, id: found.memberId, sessionId: found.id } : anonymous
}

function isFromOurPages({ settings }: Services, { method, headers }: Credentials): boolean {
  const { origin } = headers
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false
  if (origin === undefined) return method === 'GET' && fetchSite === 'same-origin'
  return origin === new URL(settings.baseUrl).origin || origin === `http://${headers.host}`
}
