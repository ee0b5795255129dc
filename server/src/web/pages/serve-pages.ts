import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type RequestHandler, type ServerBuild } from 'react-router'
import { ApiError } from '@stoa/sdk'
import type { PageApi } from '@stoa/sdk/page-api'
import { sendPlain } from '../../http/compress.ts'
import { formatCookie } from '../../http/cookie.ts'
import { answersSecret } from '../../http/secret-answers.ts'
import { callOptionsOf, routeNotFound, sendResponse } from '../../http/serve.ts'
import { isApiPath } from '../../http/server.ts'
import type { App } from '../../kernel/app.ts'
import type { Identity } from '../../kernel/identity.ts'
import { apiContext } from './api-context.ts'
import { isForeignForm, refuseForeignForm } from './foreign-form.ts'
import { callersWith } from './hand-over.ts'
import { cacheControl, securityHeaders } from './headers.ts'
import { linkCookiesIn, linkOf, type Link } from './link.ts'
import { isFromAnotherSite } from './origin.ts'
import { clientOf, reporterOf, type PageRequest } from './page-api.ts'
import { withRefusals } from './refused-routes.ts'
import { formsOf, publicFilesOf } from './routes.ts'
import { toRequest } from './to-request.ts'
import { maySeeMails, unsentMails } from './unsent-mail.ts'
import type { SessionCookie, Visit } from './visit.ts'

export interface MountedApp {
  base: string
  cookie: SessionCookie
  visit(app: App, cookieHeader: string | undefined, asked: PageRequest): Promise<Visit>
  /** Returns the same build until a source changes; outside development always. */
  build(): Promise<ServerBuild>
  /** Where pages connect to besides this server. */
  connectTo?: string
}

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Answers what is below an app's base and neither a file nor a call. */
export function pagesOf(app: App, mounted: MountedApp): PageHandler {
  const { baseUrl } = app.services.settings
  const prepared = pagesWith(baseUrl)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0]!
    if (isApiPath(path) || !isPlainPath(path)) return sendResponse(reply, routeNotFound(request.method, path))
    const { answer, hasForm, isForEveryone } = prepared(await mounted.build())
    if (request.method === 'POST' && !hasForm(path)) return sendResponse(reply, routeNotFound(request.method, path))
    const nonce = randomBytes(16).toString('base64url')
    const { connectTo } = mounted
    reply.headers({ ...securityHeaders({ nonce, baseUrl, ...(connectTo && { connectTo }) }), 'cache-control': cacheControl(path) })
    if (request.method === 'POST' && isForeignForm(request, { baseUrl })) return refuseForeignForm(request, reply)
    const link = mounted.base === '/' && request.method !== 'POST' ? linkOf(request.url) : undefined
    if (link) return handOver(reply, link, baseUrl)
    try {
      const api = await pageApi(app, mounted, { request, reply, nonce, isForEveryone: isForEveryone(path) })
      return await sendPage(reply, await answer(toRequest(request, reply), contextWith(api)))
    } catch (error) {
      if (error instanceof ApiError) return refused(reply, error.status, error.message)
      throw error
    }
  }
}

interface Pages {
  answer: RequestHandler
  hasForm(path: string): boolean
  isForEveryone(path: string): boolean
}

/** The pages of a build, prepared once. */
function pagesWith(baseUrl: string): (build: ServerBuild) => Pages {
  let last: { build: ServerBuild; pages: Pages } | undefined
  return (build) => {
    if (last?.build !== build) last = { build, pages: preparePages(build, baseUrl) }
    return last.pages
  }
}

function preparePages(build: ServerBuild, baseUrl: string): Pages {
  // Behind a TLS proxy that doesn't announce itself, the request's own URL has http://, so the shop's URL counts as well.
  const allowedActionOrigins = [new URL(baseUrl).host]
  return {
    answer: createRequestHandler({ ...build, routes: withRefusals(build.routes), allowedActionOrigins }, 'production'),
    hasForm: formsOf(build),
    isForEveryone: publicFilesOf(build),
  }
}

/** Nothing in a page is streamed, so it is sent in one piece. Its headers are set first, so that the server's hooks see them. */
async function sendPage(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  for (const [name, value] of answer.headers) reply.header(name, value)
  reply.code(answer.status)
  return reply.send(answer.body === null ? null : Buffer.from(await answer.arrayBuffer()))
}

/** Stores the token of a link in a cookie. Whether it is valid is checked when it is used. */
function handOver(reply: FastifyReply, { token, rest, cookie: { name, path, seconds } }: Link, baseUrl: string): FastifyReply {
  const cookie = /^[\w.-]{1,4096}$/.test(token)
    ? formatCookie(name, token, { path, seconds, secure: baseUrl.startsWith('https:') })
    : undefined
  if (cookie) reply.header('set-cookie', cookie)
  return reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }).redirect(rest, 302)
}

/** A path with an empty segment or an absolute URL in it could resolve to another host. */
const isPlainPath = (path: string): boolean => path.startsWith('/') && !path.includes('//') && !path.includes('\\')

const refused = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`)

function contextWith(api: PageApi): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  return context
}

/** Without a connection, which the client may have closed, there is none, whatever the type says. */
const addressOf = ({ ip }: FastifyRequest): string => (ip as string | undefined) ?? ''

/** Whether a page shows the personal data of a signed-in person. */
const isPersonal = ({ kind }: Identity): boolean => kind !== 'anonymous' && kind !== 'visitor'

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  nonce: string
  /** A file that everyone gets alike: it is made for a visitor without a session, and starts none. */
  isForEveryone: boolean
}

function closeLinks({ request, reply }: Pick<Exchange, 'request' | 'reply'>, baseUrl: string): void {
  const secure = baseUrl.startsWith('https:')
  for (const { name, path } of linkCookiesIn(request.headers.cookie))
    reply.header('set-cookie', formatCookie(name, '', { path, seconds: 0, secure }))
}

async function pageApi(app: App, { cookie, visit }: MountedApp, { request, reply, nonce, isForEveryone }: Exchange): Promise<PageApi> {
  const { baseUrl, siteId } = app.services.settings
  const { settings } = await app.services.sites.find(siteId)
  const asked = callOptionsOf(request)
  const seen = await visit(app, isForEveryone ? undefined : request.headers.cookie, asked)
  const { identity, session, fresh } = seen
  if (isFromAnotherSite(request) && isPersonal(identity)) sendPlain(reply)
  const callerOf = callersWith(app, seen, asked)
  const keep = (token: string, seconds: number): void => {
    reply.header('set-cookie', formatCookie(cookie.name, token, { path: cookie.path, seconds, secure: baseUrl.startsWith('https:') }))
  }
  if (fresh && !isForEveryone) keep(fresh.token, fresh.seconds)
  return {
    client: clientOf(
      app,
      (id, message) => {
        if (answersSecret(id)) sendPlain(reply)
        return callerOf(id, message)
      },
      asked,
    ),
    signedIn: identity.kind !== 'anonymous',
    session,
    startSession: keep,
    endSession: () => keep('', 0),
    ...(maySeeMails(app.services.settings, { address: addressOf(request), headers: request.headers }) && {
      unsentMails: unsentMails(app.services, () => sendPlain(reply)),
    }),
    closeLinks: () => closeLinks({ request, reply }, baseUrl),
    requestId: request.id,
    nonce,
    language: settings.language,
    baseUrl,
    report: reporterOf(asked),
  }
}
