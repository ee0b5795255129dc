import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, clientOver, errorOf, type Client } from '@stoa/sdk'
import type { PageApi, SharedPages, VisitorPart } from '@stoa/sdk/page-api'
import { readCookie } from '../../http/cookie.ts'
import type { App } from '../../kernel/app.ts'
import { isLasting, sharedQuery, sharingOf, type RenderedMarkup, type Rendering, type SharedPageServer } from '../cache/public.ts'
import type { PageRequest } from './page-api.ts'
import { reporterOf } from './page-api.ts'
import type { SharedRoute } from './routes.ts'
import type { Visit } from './visit.ts'

interface SharedExchange {
  app: App
  server: SharedPageServer
  definition: SharedPages
  request: FastifyRequest
  reply: FastifyReply
  nonce: string
  asked: PageRequest
  visit: Visit
  route: SharedRoute
  /** For the visitor's part of the page; undefined for a file that has none. */
  client: Client | undefined
  render(request: Request, api: PageApi): Promise<RenderedMarkup>
}

/** Keys of pages are no longer than this and the few cookies and addresses beside it. */
const addressLengthMax = 1_000

/** Sends a page that is the same for all visitors; false if this one isn't. */
export async function serveSharedPage(exchange: SharedExchange): Promise<boolean> {
  const { app, server, definition, request, reply, nonce, asked, visit, route, client } = exchange
  const { identity } = visit
  const { baseUrl } = app.services.settings
  const [path = '', search = ''] = splitOnce(request.url)
  const address = addressOf(search, route)
  if (!address || path.length + address.query.length > addressLengthMax) return false
  if (identity.kind !== 'visitor' || identity.hasEndedSession) return false
  const cookie = sharedCookies(definition, request.headers.cookie)
  const visitor = client && address.hasFrame ? await visitorPart(definition, visit.fresh ? undefined : client) : { key: '', text: '' }
  if (!visitor) return false
  const url = `${baseUrl}${path}${address.query}`
  return server.serve({
    request,
    reply,
    nonce,
    identity,
    key: [url, cookie, identity.clientId, identity.mediaUrls].join(' '),
    visitor,
    render: (rendering) =>
      exchange.render(new Request(url, { headers: cookie ? { cookie } : {} }), apiFor(app, rendering, { asked, baseUrl })),
  })
}

interface SharedAddress {
  query: string
  /** Whether the frame with the visitor's part is in it. */
  hasFrame: boolean
}

/** With it, the browser names the routes whose data it needs. */
const routesParameter = '_routes'

/** What the page, or its data, is made from; undefined if it can't be shared. */
function addressOf(search: string, { names, dataOf }: SharedRoute): SharedAddress | undefined {
  const query = sharedQuery(search, names)
  const asked = dataOf && new URLSearchParams(search).getAll(routesParameter)
  if (query === undefined || !asked || asked.length === 0) return query === undefined ? undefined : { query, hasFrame: true }
  const ids = dataOf.filter((id) => asked[0]!.split(',').includes(id))
  if (asked.length > 1 || ids.length === 0) return undefined
  const parameter = new URLSearchParams({ [routesParameter]: ids.join(',') })
  return { query: query === '' ? `?${parameter}` : `${query}&${parameter}`, hasFrame: ids[0] === dataOf[0] }
}

/** Undefined if it can't be read: the usual rendering shows the error. */
async function visitorPart(definition: SharedPages, client: Client | undefined): Promise<VisitorPart | undefined> {
  try {
    return await definition.visitorPart(client)
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

function splitOnce(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

/** The cookies that pages read, as far as their values matter. */
const sharedCookies = ({ cookies }: SharedPages, header: string | undefined): string =>
  Object.entries(cookies)
    .flatMap(([name, values]) => {
      const value = readCookie(header, name)
      return value !== undefined && values.includes(value) ? [`${name}=${value}`] : []
    })
    .join('; ')

interface Surroundings {
  asked: PageRequest
  baseUrl: string
}

/** What a page that is the same for all visitors may use. Whatever else it uses, it isn't, and nothing of that is done. */
function apiFor(
  app: App,
  { reader, language, marks, visitorText, answers, markPersonal, refuseCaching }: Rendering,
  { asked, baseUrl }: Surroundings,
): PageApi {
  const refused = (): never => {
    markPersonal()
    throw new Error('This page isn’t the same for all visitors.')
  }
  const { clientId, mediaUrls } = reader as { clientId?: string; mediaUrls?: string }
  const clientThat = (keepsAll: boolean): Client =>
    clientOver(async (callId, message) => {
      const kind = sharingOf(callId) ?? refused()
      const call = () => app.call(callId, reader, message, asked)
      const isKept = keepsAll || kind === 'frame'
      const response = await (isKept ? answers(JSON.stringify([callId, message, clientId, mediaUrls]), call) : call())
      if (!isLasting(response)) refuseCaching()
      if (response.status !== 200) throw errorOf({ ...response, requestId: asked.requestId })
      return response.body
    })
  return {
    client: clientThat(false),
    commonClient: clientThat(true),
    signedIn: true,
    isMember: false,
    get session() {
      return refused()
    },
    startSession: refused,
    endSession: refused,
    closeLinks: refused,
    get unsentMails() {
      return refused()
    },
    requestId: marks.requestId,
    nonce: marks.nonce,
    language,
    baseUrl,
    visitorText,
    report: reporterOf(asked),
  }
}
