import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { identify } from '../../access/identify/public.ts'
import { endSession, type MemberSession, sessionOfToken } from '../../access/member-sessions/public.ts'
import { clientOf, isReturnAddress, returnRules } from '../../access/oauth/public.ts'
import { formatCookie, readCookie, shopperCookie } from '../../http/cookie.ts'
import { firstHeader } from '../../http/serve.ts'
import type { App } from '../../kernel/app.ts'
import { siteOfSecret } from '../../kernel/secret.ts'
import { readRedirectSession, type RedirectSession } from '../redirects/public.ts'
import { noStoreHeaders } from './message-page.ts'

const paths = ['/v1/logout', '/_api/iam/authentication/v1/logout'] as const

/** Serves the end of a member's session: a navigation that returns to an allowed URL (wire §7.5; threat A16). */
export function serveLogOut(server: FastifyInstance, app: App): void {
  for (const path of paths) server.get(path, (request, reply) => logOut(app, request, reply))
}

interface LogOutRequest {
  session?: string
  postLogoutRedirectUri?: string
  clientId?: string
}

async function logOut(app: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = onlyTexts(request.query as Record<string, unknown>)
  const redirect = asked.session === undefined ? undefined : await logOutSession(app, asked.session)
  const back = await returnUrlOf(app, asked, redirect)
  if (back === undefined) return refused(reply)
  if (request.headers.authorization) return endOfToken(app, { request, reply, back })
  await endOfBrowser(app, { request, reply, redirect })
  return reply.headers(noStoreHeaders).redirect(back, 302)
}

const onlyTexts = (query: Record<string, unknown>): LogOutRequest =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => typeof value === 'string' && value !== '')) as LogOutRequest

async function logOutSession({ services }: App, secret: string): Promise<RedirectSession | undefined> {
  const session = await readRedirectSession(services, secret)
  return session?.target === 'logout' && session.siteId === services.settings.siteId ? session : undefined
}

/** The shop itself, or a URL that the named client may send browsers to. Undefined for any other URL, or an invalid redirect session. */
async function returnUrlOf({ services }: App, asked: LogOutRequest, redirect: RedirectSession | undefined): Promise<string | undefined> {
  if (asked.session !== undefined) return redirect && (redirect.doc.callbacks.postFlowUrl ?? '/')
  const uri = asked.postLogoutRedirectUri
  if (uri === undefined) return '/'
  const { siteId, baseUrl } = services.settings
  const client = await clientOf({ db: services.database, siteId }, asked.clientId)
  return isReturnAddress(uri, returnRules(client ? [client] : [], baseUrl)) ? uri : undefined
}

const refused = (reply: FastifyReply): FastifyReply =>
  reply.code(400).headers(noStoreHeaders).type('text/plain; charset=utf-8').send('This return URL is not allowed.\n')

interface Leaving {
  request: FastifyRequest
  reply: FastifyReply
}

/** A program that calls with a member's own token gets the URL in the response, as the packages' generated function reads it. */
async function endOfToken({ services }: App, { request, reply, back }: Leaving & { back: string }): Promise<FastifyReply> {
  const identity = await identify(services, request.headers.authorization, firstHeader(request.headers['wix-site-id']))
  if (identity.kind === 'member' && identity.sessionId !== undefined)
    await endSession({ db: services.database, siteId: identity.siteId, now: services.now() }, identity.sessionId)
  return reply.headers(noStoreHeaders).send({ body: '', statusCode: 302, headers: [{ key: 'location', value: back }] })
}

/** Ends the session that a member's own token asked to end, and this browser's session if it is that member's or one of our own pages asks. A link on
 *  another site's page ends nothing. */
async function endOfBrowser({ services }: App, { request, reply, redirect }: Leaving & { redirect: RedirectSession | undefined }) {
  const { settings, database } = services
  const place = { db: database, siteId: settings.siteId, now: services.now() }
  const ends = redirect?.doc.ends
  if (ends?.sessionId) await endSession(place, ends.sessionId)
  const token = readCookie(request.headers.cookie, shopperCookie)
  const session = await sessionOfToken(services, token)
  const isAsked = isOwnNavigation(request) || isOf(session, ends)
  if (session?.siteId === settings.siteId && isAsked) await endSession(place, session.id)
  // Clears the cookie of a member whose session has ended; a visitor keeps theirs.
  if (siteOfSecret(token) !== undefined && (isAsked || !session))
    reply.header('set-cookie', formatCookie(shopperCookie, '', { path: '/', seconds: 0, secure: settings.baseUrl.startsWith('https:') }))
}

/** A link or form of our own pages, not a picture in one of them. */
const isOwnNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-mode'] === 'navigate'

const isOf = (session: MemberSession | undefined, ends: RedirectSession['doc']['ends']): boolean =>
  session !== undefined && ends !== undefined && session.memberId === ends.memberId
