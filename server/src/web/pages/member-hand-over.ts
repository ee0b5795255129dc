import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { memberSessionSeconds, sessionOfToken } from '../../access/member-sessions/public.ts'
import { clientOf, isReturnAddress, returnRulesFor } from '../../access/oauth/public.ts'
import { checkoutToken } from '../../commerce/checkouts/public.ts'
import { formatCookie, readCookie, shopperCookie } from '../../http/cookie.ts'
import { callOptionsOf } from '../../http/serve.ts'
import type { App } from '../../kernel/app.ts'
import type { Services } from '../../kernel/context.ts'
import { signIn } from '../../people/authentication/public.ts'
import { lockMember } from '../../people/members/public.ts'
import { canSignIn, markUsed, readRedirectSession, type RedirectSession } from '../redirects/public.ts'
import { checkoutCookie } from './link.ts'
import { noStoreHeaders } from './message-page.ts'

const validForMs = 5 * 60 * 1000

type Opened = RedirectSession & { siteId: string }

/** Serves the link by which a server hands a member over to the checkout: it works once, and only soon (decision 0075; threats A20, C18). */
export function serveMemberHandOver(server: FastifyInstance, app: App): void {
  server.get('/v1/hand-over', (request, reply) => handOver(app.services, request, reply))
}

async function handOver(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // A browser that loads a page in advance must not use up the link.
  if (request.headers['sec-purpose'] !== undefined) return reply.code(503).headers(noStoreHeaders).send()
  const { session: secret, ...others } = request.query as Record<string, unknown>
  const opened = await readRedirectSession(services, typeof secret === 'string' ? secret : undefined)
  const used = opened && (await useLink(services, opened, request))
  if (!opened || !used) return sendExpired(reply)
  const { checkoutId = '', callbacks } = opened.doc
  const { siteId, baseUrl } = services.settings
  const secure = baseUrl.startsWith('https:')
  const token = await checkoutToken(services, { siteId, checkoutId })
  reply.header('set-cookie', formatCookie(checkoutCookie.name, token, { ...checkoutCookie, secure }))
  if (used.sessionToken !== undefined)
    reply.header('set-cookie', formatCookie(shopperCookie, used.sessionToken, { path: '/', seconds: memberSessionSeconds, secure }))
  const query = new URLSearchParams(Object.entries(others).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  if (Object.values(callbacks).some(Boolean)) query.set('session', secret as string)
  return reply.headers(noStoreHeaders).redirect(`/checkout/${checkoutId}${query.size > 0 ? `?${query}` : ''}`, 302)
}

const sendExpired = (reply: FastifyReply): FastifyReply =>
  reply.code(404).headers(noStoreHeaders).type('text/plain; charset=utf-8').send('This link has expired or was already used.\n')

/** Uses the link. Undefined if it isn't valid, was used, is too old, or the member can no longer sign in. */
async function useLink(services: Services, opened: Opened, request: FastifyRequest): Promise<{ sessionToken?: string } | undefined> {
  const { siteId, doc, createdDate } = opened
  const now = services.now()
  if (siteId !== services.settings.siteId || doc.memberId === undefined) return undefined
  if (now.getTime() - createdDate.getTime() > validForMs) return undefined
  const becomesMember = await maySignIn(services, opened, request)
  return services.database.transaction(async (db) => {
    const scope = { db, siteId, now }
    if (!(await markUsed(scope, opened.id, now))) return undefined
    const member = await lockMember(scope, doc.memberId!)
    if (!member || !(await canSignIn(scope, member))) return undefined
    if (!becomesMember) return {}
    return { sessionToken: await signIn(scope, member, { clientId: opened.clientId, ...callOptionsOf(request) }) }
  })
}

/** Whether this browser becomes the member. Nobody is signed in by a link from elsewhere, such as an email or a frame, and nobody who is signed in becomes
 *  someone else: they get the checkout, and nothing more of the member's. */
async function maySignIn(services: Services, { siteId, clientId }: Opened, { headers }: FastifyRequest): Promise<boolean> {
  const { referer = '' } = headers
  const isPage = [undefined, 'document'].includes(headers['sec-fetch-dest'] as string | undefined)
  const current = await sessionOfToken(services, readCookie(headers.cookie, shopperCookie))
  if (!isPage || current?.siteId === siteId) return false
  const scope = { db: services.database, siteId, site: await services.sites.find(siteId), services }
  return isReturnAddress(referer, await returnRulesFor(scope, await clientOf(scope, clientId)))
}
