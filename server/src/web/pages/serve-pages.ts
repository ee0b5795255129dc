import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type RequestHandler, type ServerBuild } from 'react-router'
import { ApiError } from '@stoa/sdk'
import type { Markup, PageApi, SharedPages } from '@stoa/sdk/page-api'
import { sendPlain } from '../../http/compress.ts'
import { formatCookie } from '../../http/cookie.ts'
import { answersSecret } from '../../http/secret-answers.ts'
import { callOptionsOf, routeNotFound, sendResponse } from '../../http/serve.ts'
import { isApiPath } from '../../http/server.ts'
import type { App } from '../../kernel/app.ts'
import type { Identity } from '../../kernel/identity.ts'
import { type IdentityOfSession, type RenderedMarkup, serveSharedPages, type SharedPageServer } from '../cache/public.ts'
import { apiContext } from './api-context.ts'
import { isForeignForm, refuseForeignForm } from './foreign-form.ts'
import { callersWith } from './hand-over.ts'
import { cacheControl, securityHeaders } from './headers.ts'
import { linkCookiesIn, linkOf, type Link } from './link.ts'
import { isFromAnotherSite } from './origin.ts'
import { clientOf, reporterOf, type PageRequest } from './page-api.ts'
import { withRefusals } from './refused-routes.ts'
import { formsOf, oneClickPagesOf, publicFilesOf, sharedPagesOf, type SharedRoute } from './routes.ts'
import { serveSharedPage } from './shared-page.ts'
import { toRequest } from './to-request.ts'
import { maySeeMails, unsentMails } from './unsent-mail.ts'
import type { SessionCookie, Visit } from './visit.ts'

export interface MountedApp {
  base: string
  cookie: SessionCookie
  visit(app: App, cookieHeader: string | undefined, asked: PageRequest, identityOf?: IdentityOfSession): Promise<Visit>
  /** Returns the same build until a source changes; outside development always. */
  build(): Promise<ServerBuild>
  /** Where pages connect to besides this server. */
  connectTo?: string
}

/** The pages of an app. */
export interface PageServer {
  /** Answers what is below the app's base and neither a file nor a call. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

export function pagesOf(app: App, mounted: MountedApp): PageServer {
  const { baseUrl } = app.services.settings
  let last: { build: ServerBuild; siteId: string; pages: Pages } | undefined
  return { answer: answerRequest }

  /** The pages of a build are prepared once. What is cached of them is of one site. */
  async function prepared(): Promise<Pages> {
    const build = await mounted.build()
    const { siteId } = app.services.settings
    if (last?.build === build && last.siteId === siteId) return last.pages
    last = { build, siteId, pages: preparePages(build, app) }
    return last.pages
  }

  async function answerRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0]!
    if (isApiPath(path) || !isPlainPath(path)) return sendResponse(reply, routeNotFound(request.method, path))
    const pages = await prepared()
    const { hasForm, isOneClick } = pages
    if (request.method === 'POST' && !hasForm(path)) return sendResponse(reply, routeNotFound(request.method, path))
    const nonce = randomBytes(16).toString('base64url')
    const { connectTo } = mounted
    reply.headers({ ...securityHeaders({ nonce, baseUrl, ...(connectTo && { connectTo }) }), 'cache-control': cacheControl(path) })
    if (request.method === 'POST' && isForeignForm(request, { baseUrl, isOneClick: isOneClick(path) }))
      return refuseForeignForm(request, reply)
    const link = mounted.base === '/' && request.method !== 'POST' ? linkOf(request.url) : undefined
    if (link) return handOver(reply, link, baseUrl)
    try {
      return await answerPage(app, mounted, { request, reply, nonce, path, pages })
    } catch (error) {
      if (error instanceof ApiError) return refused(reply, error.status, error.message)
      throw error
    }
  }
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  nonce: string
  path: string
  pages: Pages
}

async function answerPage(app: App, mounted: MountedApp, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply, nonce, path, pages } = exchange
  const asked = callOptionsOf(request)
  const { language } = (await app.services.sites.find(app.services.settings.siteId)).settings
  // A file that everyone gets alike is made for a visitor without a session, and starts none. Nor does a form that a program sends.
  const isForEveryone = pages.isForEveryone(path)
  const startsSession = !isForEveryone && !(request.method === 'POST' && pages.isOneClick(path))
  const { shared } = pages
  const route = request.method === 'POST' ? undefined : shared?.routeOf(path)
  const visit = await mounted.visit(app, isForEveryone ? undefined : request.headers.cookie, asked, route && shared?.server.identityOf)
  const known: CurrentVisit = { asked, language, visit, startsSession }
  const api = pageApi(app, mounted, exchange, known)
  const render = async (page: Request, of: PageApi): Promise<RenderedMarkup> => {
    const response = await pages.answer(page, contextWith(of))
    return { response, markup: of.markup ?? (response.body === null ? [] : [await response.text()]) }
  }
  if (shared && route) {
    const client = isForEveryone ? undefined : api.client
    // A reply is awaited until it is sent, so it can't say whether it is.
    if (await serveSharedPage({ app, ...shared, request, reply, nonce, ...known, route, client, render })) return reply
  }
  return sendPage(reply, await pages.answer(toRequest(request, reply), contextWith(api)), api.markup)
}

interface Pages {
  answer: RequestHandler
  hasForm(path: string): boolean
  isOneClick(path: string): boolean
  isForEveryone(path: string): boolean
  /** Pages that are the same for all visitors. */
  shared: { definition: SharedPages; server: SharedPageServer; routeOf(path: string): SharedRoute | undefined } | undefined
}

function preparePages(build: ServerBuild, app: App): Pages {
  const { baseUrl } = app.services.settings
  const { sharedPages: definition } = build.entry.module as { sharedPages?: SharedPages }
  // Behind a TLS proxy that doesn't announce itself, the request's own URL has http://, so the shop's URL counts as well.
  const allowedActionOrigins = [new URL(baseUrl).host]
  return {
    answer: createRequestHandler({ ...build, routes: withRefusals(build.routes), allowedActionOrigins }, 'production'),
    hasForm: formsOf(build),
    isOneClick: oneClickPagesOf(build),
    isForEveryone: publicFilesOf(build),
    shared: definition && { definition, server: serveSharedPages(app), routeOf: sharedPagesOf(build, definition) },
  }
}

/** Nothing in a page is streamed, so it is sent in one piece. Its headers are set first, so that the server's hooks see them. */
async function sendPage(reply: FastifyReply, answer: Response, markup: Markup | undefined): Promise<FastifyReply> {
  for (const [name, value] of answer.headers) reply.header(name, value)
  reply.code(answer.status)
  if (markup) return reply.send(Buffer.concat(markup.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece))))
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

/** A path with an empty segment or an absolute URL in it could resolve to another host. Browsers never send a fragment, by which one page would be kept many
 *  times. */
const isPlainPath = (path: string): boolean => path.startsWith('/') && !path.includes('//') && !/[\\#]/.test(path)

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

interface CurrentVisit {
  asked: PageRequest
  language: string
  visit: Visit
  startsSession: boolean
}

function closeLinks({ request, reply }: Pick<Exchange, 'request' | 'reply'>, baseUrl: string): void {
  const secure = baseUrl.startsWith('https:')
  for (const { name, path } of linkCookiesIn(request.headers.cookie))
    reply.header('set-cookie', formatCookie(name, '', { path, seconds: 0, secure }))
}

function pageApi(
  app: App,
  { cookie }: MountedApp,
  { request, reply, nonce }: Exchange,
  { asked, language, visit, startsSession }: CurrentVisit,
): PageApi {
  const { baseUrl } = app.services.settings
  const { identity, session, fresh } = visit
  if (isFromAnotherSite(request) && isPersonal(identity)) sendPlain(reply)
  const callerOf = callersWith(app, visit, asked)
  const keep = (token: string, seconds: number): void => {
    reply.header('set-cookie', formatCookie(cookie.name, token, { path: cookie.path, seconds, secure: baseUrl.startsWith('https:') }))
  }
  if (fresh && startsSession) keep(fresh.token, fresh.seconds)
  const client = clientOf(
    app,
    (id, message) => {
      if (answersSecret(id)) sendPlain(reply)
      return callerOf(id, message)
    },
    asked,
  )
  return {
    client,
    commonClient: client,
    signedIn: identity.kind !== 'anonymous',
    isMember: identity.kind === 'member',
    session,
    startSession: keep,
    endSession: () => keep('', 0),
    ...(maySeeMails(app.services.settings, { address: addressOf(request), headers: request.headers }) && {
      unsentMails: unsentMails(app.services, () => sendPlain(reply)),
    }),
    closeLinks: () => closeLinks({ request, reply }, baseUrl),
    requestId: request.id,
    nonce,
    language,
    baseUrl,
    report: reporterOf(asked),
  }
}
