import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import { newId } from '../database/ids.ts'
import type { App } from '../kernel/app.ts'
import { releaseAnswered } from './bodies/large-bodies.ts'
import { compressResponses } from './compress.ts'
import { discardBody } from './discard-body.ts'
import { isDraining } from './drain.ts'
import { applicationErrorResponse, refusalResponse } from './error-response.ts'
import { faultResponse } from './fault.ts'
import { receiveBody, routeNotFound, sendResponse, serveContract } from './serve.ts'
import { keepCookiesOutOfSharedCaches } from './shared-caches.ts'

const allowedHeaders =
  'authorization, content-type, x-wix-bi-gateway, x-wix-consistent, wix-site-id, wix-account-id, idempotency-key, last-event-id, x-wix-app-instance, x-stoa-media-urls'

/** What begins an API path: a family's prefix with its version, of this contract or of a part not built yet, the token endpoint, or GraphQL. Everything else
 *  may be a page: `v1`, `v2` and the like are no slugs, but a coffee dripper may be called `v60`. */
const apiPath = /^\/(?:(?:[\w-]+\/){0,3}v\d\/|_api\/|oauth2?\/|graphql\/)/

/** An HTTP server with the rules every answer keeps: request id, CORS, limits, time-outs, safe headers, JSON errors. */
export function createServer(app: App): FastifyInstance {
  const server = Fastify({
    logger: false,
    genReqId: () => newId(),
    // A file may arrive for hours. Other bodies have a deadline where they are read, headers one of their own.
    requestTimeout: 0,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    trustProxy: app.services.settings.trustedProxies.length > 0 ? [...app.services.settings.trustedProxies] : false,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false, caseSensitive: true },
    http: { maxHeaderSize: 64 * 1024, headersTimeout: 15_000 },
    exposeHeadRoutes: false,
    // The path itself could not be read, so no hook has run.
    frameworkErrors: (error, request, reply) => void sendResponse(addSafeHeaders(request, reply), clientErrorResponse(error)),
    clientErrorHandler: (error, socket) => answerParseError(error, socket),
  })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser(/^application\/(?:[\w.-]+\+)?json/, receiveBody)
  addHeaders(server)
  keepCookiesOutOfSharedCaches(server)
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining(server.server)) reply.header('connection', 'close')
    done()
  })
  releaseAnswered(server)
  compressResponses(server)
  closeIdleConnectionsOnStop(server)
  serveContract(server, app)
  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (!(await discardBody(request.raw))) reply.header('connection', 'close')
    const known = refusalResponse(error, {})
    if (known) return sendResponse(reply, known)
    if (isClientError(error)) return sendResponse(reply, clientErrorResponse(error))
    return sendResponse(reply, faultResponse(error, { requestId: request.id, method: request.method }))
  })
  server.setNotFoundHandler((request, reply) => sendResponse(reply, routeNotFound(request.method, pathOf(request.url))))
  return server
}

export const isApiPath = (path: string): boolean => apiPath.test(path)

const pathOf = (url: string): string => url.split('?', 1)[0]!

/** Fastify closes connections that are idle when it begins to stop. This closes those that become idle later, instead of keeping them alive, and those that
 *  never had a request, which Node doesn't count as idle. */
function closeIdleConnectionsOnStop(server: FastifyInstance): void {
  const unused = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.server.on('request', ({ socket }) => unused.delete(socket))
  server.addHook('preClose', async () => {
    const timer = setInterval(() => {
      server.server.closeIdleConnections()
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy()
    }, 100)
    server.server.once('close', () => clearInterval(timer))
  })
}

function addHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    addSafeHeaders(request, reply)
    if (!isApiPath(pathOf(request.url))) return done()
    reply.header('access-control-allow-origin', '*')
    reply.header('access-control-expose-headers', 'x-wix-request-id, x-wix-consistent, retry-after')
    if (request.method === 'OPTIONS') {
      reply.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      reply.header('access-control-allow-headers', allowedHeaders)
      reply.header('access-control-max-age', '86400')
      return void reply.code(204).send()
    }
    done()
  })
}

const addSafeHeaders = ({ id }: { id: string }, reply: FastifyReply): FastifyReply =>
  reply.header('x-wix-request-id', id).header('x-content-type-options', 'nosniff')

const isClientError = ({ statusCode }: FastifyError): boolean => statusCode !== undefined && statusCode >= 400 && statusCode < 500

const clientErrors: Readonly<Record<number, { code: string; sentence: string }>> = {
  408: { code: 'REQUEST_TIMEOUT', sentence: 'The request took too long to arrive.' },
  411: { code: 'LENGTH_REQUIRED', sentence: 'The request needs a Content-Length.' },
  413: { code: 'PAYLOAD_TOO_LARGE', sentence: 'The request body is too large for this call.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', sentence: 'The request body must be JSON, with the content type application/json.' },
  431: { code: 'HEADERS_TOO_LARGE', sentence: 'The request headers are larger than 64 KiB.' },
}

function clientErrorResponse({ statusCode = 400 }: Pick<FastifyError, 'statusCode'>) {
  const { code, sentence } = clientErrors[statusCode] ?? { code: 'MALFORMED_REQUEST', sentence: 'The request is malformed.' }
  return applicationErrorResponse(statusCode, code, sentence)
}

const statusOfParseError: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers bytes that were no HTTP request. Whatever follows them on the connection means nothing, so it ends. */
function answerParseError({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
  const { status, body } = clientErrorResponse({ statusCode: statusOfParseError[code ?? ''] ?? 400 })
  const text = JSON.stringify(body)
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-length: ${Buffer.byteLength(text)}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-wix-request-id: ${newId()}`,
    'connection: close',
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy())
}
