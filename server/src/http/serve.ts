import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import {
  errorCodes,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteHandlerMethod,
  type RouteOptions,
} from 'fastify'
import { contract } from '@stoa/contract'
import { defaultBodyLimit, type Call } from '@stoa/contract/call'
import { allRoutes, type Route } from '@stoa/contract/routes'
import { isLasting, type Answers } from '../cache/answers.ts'
import { sharingOf } from '../cache/shared-calls.ts'
import type { CallResponse, App } from '../kernel/app.ts'
import { actsForSite, anonymous, type Identity } from '../kernel/identity.ts'
import { Invalid, violationsRefusal } from '../kernel/refuse.ts'
import { requirePermission } from '../kernel/require-permission.ts'
import { receiveBytes, waitToHandle } from './bodies/large-bodies.ts'
import { sendPlain } from './compress.ts'
import { stateAfterWrite } from './consistency.ts'
import { applicationErrorResponse, refusalResponse } from './error-response.ts'
import { largeBounds, parseJsonInSteps, smallBounds } from './json.ts'
import { networkOf } from './limits/public.ts'
import { parseMediaUrls, presentMediaUrls, readMediaUrls } from './media-urls.ts'
import { buildMessage } from './message.ts'
import { answersSecret } from './secret-answers.ts'
import { serialize } from './serialize.ts'
import { markShared, reusableAnswer, sharedAnswers, sharedKey, sharedReaderOf, type Answer } from './shared-answers.ts'

/** Serves every route of the contract: identifies the caller, parses the message, calls the app and responds with JSON. */
export function serveContract(server: FastifyInstance, app: App): void {
  const answers = sharedAnswers(app.services)
  for (const route of allRoutes(contract)) {
    const { url, names } = fastifyPath(route.path)
    server.route({
      method: route.method,
      url,
      bodyLimit: route.call.bodyLimit ?? defaultBodyLimit,
      onRequest: (request) => authorizeRequest(app, route, request),
      handler: sharingOf(route.id) ? createSharedHandler(app, route, { names, answers }) : createHandler(app, route, names),
      ...unreadableMessageHandler(route),
    })
  }
}

/** A body that can't even be parsed gives the call's single validation error, if it declares one. */
function unreadableMessageHandler({ call: { violationsAs, problems } }: Route): { errorHandler?: RouteOptions['errorHandler'] } {
  if (violationsAs === undefined) return {}
  return {
    errorHandler(error, _request, reply) {
      if (!(error instanceof Invalid)) throw error
      void sendResponse(reply, refusalResponse(violationsRefusal(violationsAs), problems)!)
    },
  }
}

const senders = new WeakMap<FastifyRequest, Identity>()

export const senderOf = (request: FastifyRequest): Identity => senders.get(request) ?? anonymous

/** Whether a sender may send large messages, with many keys and values. */
export const mayBeLarge = ({ kind }: Identity): boolean => kind !== 'anonymous' && kind !== 'visitor'

/** Identifies the sender of a request before the body is read: who it is decides how large it may be. */
export async function identifySender(app: App, request: FastifyRequest): Promise<Identity> {
  const identity = await app.identify(request)
  senders.set(request, identity)
  readMediaUrls(app.services, request, identity)
  return identity
}

/** Rejects senders who can't make the call before the body is read. */
async function authorizeRequest(app: App, { id: callId, call }: Route, request: FastifyRequest): Promise<void> {
  const identity = await identifySender(app, request)
  if (call.allow !== 'anyone') requirePermission(call, identity)
  checkBodySize(call, identity, request.headers)
  markShared(app.services, request, { callId, identity })
}

/** A body as it is received: a JSON value, or its bytes if the request may be answered without reading them. */
export async function receiveBody(request: FastifyRequest, body: IncomingMessage): Promise<unknown> {
  const bytes = await receiveBytes(request, body, callerOf(request))
  return sharedReaderOf(request) ? bytes : parseBody(request, bytes)
}

/** Whose share of the room for large bodies a request takes: anyone can be many visitors and members. */
function callerOf(request: FastifyRequest): string {
  const identity = senderOf(request)
  return identity.kind !== 'anonymous' && actsForSite(identity) ? `${identity.kind}:${identity.id}` : networkOf(request.ip)
}

async function parseBody(request: FastifyRequest, bytes: Buffer): Promise<unknown> {
  const bounds = mayBeLarge(senderOf(request)) ? largeBounds : smallBounds
  const body = await parseJsonInSteps(bytes, bounds, (valueCount) =>
    waitToHandle(request, { bytes: bytes.length, valueCount, caller: callerOf(request) }),
  )
  if (body.fault === undefined) return body.value
  throw new Invalid([{ field: '', description: `the body ${body.fault}`, violatedRule: 'FORMAT' }])
}

/** Large bodies are for those who work with many items. Other callers' large bodies, and those without a length, are refused before they are read. */
function checkBodySize({ bodyLimit = defaultBodyLimit }: Call, identity: Identity, headers: IncomingHttpHeaders): void {
  if (bodyLimit <= defaultBodyLimit || mayBeLarge(identity)) return
  if (headers['transfer-encoding'] !== undefined) throw Object.assign(new Error('The body has no length.'), { statusCode: 411 })
  if (Number(headers['content-length'] ?? 0) > defaultBodyLimit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
}

function createHandler(app: App, route: Route, names: readonly string[]): RouteHandlerMethod {
  const isSecret = answersSecret(route.id)
  const isWrite = route.call.writes === true
  return async (request, reply) => {
    const answer = await handleRequest(app, route, { request, names })
    if (isWrite && answer.status === 200) setStateAfterWrite(app, request, reply)
    return sendResponse(isSecret ? sendPlain(reply) : reply, answer)
  }
}

/** Names the state that the sender's next request is to see. */
export function setStateAfterWrite({ services }: App, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-wix-consistent', stateAfterWrite(request.headers['x-wix-consistent'], services.database.origin))
}

/** Answers visitors with what other visitors got, as long as it would be the same. */
function createSharedHandler(
  app: App,
  route: Route,
  { names, answers }: { names: readonly string[]; answers: Answers<Answer> },
): RouteHandlerMethod {
  return async (request, reply) => {
    const reader = sharedReaderOf(request)
    const key = reader && sharedKey(request, reader)
    const shared =
      reader &&
      key !== undefined &&
      (await answers.find(key, async (grow) => {
        const message = await messageOf(app, route, { request, names })
        const response = await app.call(route.id, reader, message, { requestId: request.id })
        const answer = answerTo(request, response)
        if (!isLasting(response)) return { answer, bytes: 0, isLasting: false }
        const reusable = reusableAnswer(answer, grow)
        return { answer: reusable, bytes: reusable.content.length, isLasting: true }
      }))
    return shared ? sendAnswer(reply, shared) : sendResponse(reply, await handleRequest(app, route, { request, names }))
  }
}

interface HandlerInput {
  request: FastifyRequest
  names: readonly string[]
}

async function handleRequest(app: App, route: Route, input: HandlerInput): Promise<CallResponse> {
  const { request } = input
  const message = await messageOf(app, route, input)
  return app.call(route.id, senderOf(request), message, { ...callOptionsOf(request), ...idempotencyKeyOf(request) })
}

async function messageOf(app: App, { call }: Route, { request, names }: HandlerInput): Promise<unknown> {
  const body = await bodyOf(request)
  return parseMessage(app, request, buildMessage(call.request, { params: namedParams(request, names), query: queryOf(request), body }))
}

/** Where a request comes from, for the calls that it makes. */
export const callOptionsOf = ({ id: requestId, ip: address, headers }: FastifyRequest) => ({
  requestId,
  address,
  agent: headers['user-agent'],
})

/** The message of a call as the call stores it. */
export function parseMessage({ services }: App, request: FastifyRequest, message: unknown): Promise<unknown> {
  const identity = senderOf(request)
  const siteId = 'siteId' in identity ? identity.siteId : services.settings.siteId
  return parseMediaUrls(services, request, { message, siteId })
}

export function idempotencyKeyOf(request: FastifyRequest): { idempotencyKey?: string } {
  const key = firstHeader(request.headers['idempotency-key'])
  return key === undefined ? {} : { idempotencyKey: key }
}

export const firstHeader = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

/** `/v1/checkouts/{checkout.id}` → `/v1/checkouts/:p0`, and p0 is `checkout.id`. */
function fastifyPath(path: string): { url: string; names: string[] } {
  const names: string[] = []
  const url = path.replace(/\{([^}]+)\}/g, (_, name: string) => `:p${names.push(name) - 1}`)
  return { url, names }
}

function namedParams(request: FastifyRequest, names: readonly string[]): Record<string, string> {
  const values = request.params as Record<string, string>
  return Object.fromEntries(names.map((name, index) => [name, values[`p${index}`] ?? '']))
}

function queryOf(request: FastifyRequest): URLSearchParams {
  const at = request.url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : request.url.slice(at + 1))
}

/** A POST without a body is an empty message. GET and DELETE use the query, unless they have a body. */
async function bodyOf(request: FastifyRequest): Promise<unknown> {
  const body = Buffer.isBuffer(request.body) ? await parseBody(request, request.body) : request.body
  const usesQuery = request.method === 'GET' || request.method === 'DELETE'
  if (body === undefined || body === null) return usesQuery ? undefined : {}
  return body
}

export const sendResponse = (reply: FastifyReply, response: CallResponse): FastifyReply =>
  sendAnswer(reply, answerTo(reply.request, response))

const answerTo = (request: FastifyRequest, { status, body }: CallResponse): Answer => ({
  status,
  content: presentMediaUrls(request, serialize(body)),
  retryAfterSeconds: status === 429 ? retryAfterOf(body, 60) : status === 503 ? retryAfterOf(body, 2) : undefined,
})

function sendAnswer(reply: FastifyReply, { status, content, retryAfterSeconds }: Answer): FastifyReply {
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(content)
}

/** What the answer says, else `seconds`. */
function retryAfterOf(body: unknown, seconds: number): number {
  const data = (body as { details?: { applicationError?: { data?: { retryAfterSeconds?: number } } } }).details?.applicationError?.data
  return data?.retryAfterSeconds ?? seconds
}

/** The answer below an API prefix where no call lives: JSON, never a page. */
export const routeNotFound = (method: string, path: string): CallResponse =>
  applicationErrorResponse(404, 'ROUTE_NOT_FOUND', 'This call doesn’t exist.', { method, path })
