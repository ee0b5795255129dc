import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { newId } from '../database/ids.ts'
import { log, logFault } from '../log.ts'
import { applicationAnswer, refusalAnswer } from './answer.ts'
import { readJson } from './json.ts'
import { Invalid } from './refuse.ts'
import { noSuchRoute, send, serveContract } from './serve.ts'

const allowedHeaders =
  'authorization, content-type, x-wix-bi-gateway, x-wix-consistent, wix-site-id, wix-account-id, idempotency-key, last-event-id, x-wix-app-instance'

/** What begins an API path: a family's prefix with its version, or the token endpoint. Everything else may be a page. */
const apiPath = /^\/(?:(?:[\w-]+\/){0,3}v\d+(?:\/|$)|_api\/|oauth2?\/|stoa\/v\d)/

/** An HTTP server with the rules every answer keeps: request id, CORS, limits, time-outs, safe headers, JSON errors. */
export function createServer(app: App): FastifyInstance {
  const server = Fastify({
    logger: false,
    genReqId: () => newId(),
    requestTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    trustProxy: app.services.settings.trustedProxies.length > 0 ? [...app.services.settings.trustedProxies] : false,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false, caseSensitive: true },
    http: { maxHeaderSize: 64 * 1024, headersTimeout: 15_000 },
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => {
      void send(reply, isClientError(error) ? noSuchRoute(request.method, request.url) : unreadable(error))
    },
  })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser(/^application\/(?:[\w.-]+\+)?json/, { parseAs: 'buffer' }, (_request, bytes, done) => {
    const body = readJson(bytes as Buffer)
    if (body.fault === undefined) done(null, body.value)
    else done(new Invalid([{ field: '', description: `the body ${body.fault}`, violatedRule: 'FORMAT' }]))
  })
  addHeaders(server)
  serveContract(server, app)
  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    const known = refusalAnswer(error, {})
    if (known) return send(reply, known)
    if (isClientError(error)) {
      if (error.statusCode === 413) reply.header('connection', 'close')
      return send(reply, unreadable(error))
    }
    logFault(error, { requestId: request.id, method: request.method })
    return send(reply, applicationAnswer(500, 'INTERNAL_ERROR', 'Something went wrong on the server.', { requestId: request.id }))
  })
  server.setNotFoundHandler((request, reply) => send(reply, noSuchRoute(request.method, pathOf(request.url))))
  return server
}

export const isApiPath = (path: string): boolean => apiPath.test(path)

const pathOf = (url: string): string => url.split('?', 1)[0]!

function addHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-wix-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    if (!isApiPath(pathOf(request.url))) return
    reply.header('access-control-allow-origin', '*')
    reply.header('access-control-expose-headers', 'x-wix-request-id, x-wix-consistent, retry-after')
    if (request.method === 'OPTIONS') {
      reply.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      reply.header('access-control-allow-headers', allowedHeaders)
      reply.header('access-control-max-age', '86400')
      return reply.code(204).send()
    }
  })
  server.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 500) log('warn', 'answered with a fault', { requestId: request.id, status: reply.statusCode })
  })
}

const isClientError = ({ statusCode }: FastifyError): boolean => statusCode !== undefined && statusCode >= 400 && statusCode < 500

const unreadableAnswers: Readonly<Record<number, { code: string; sentence: string }>> = {
  413: { code: 'PAYLOAD_TOO_LARGE', sentence: 'The request body is larger than this call takes.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', sentence: 'The request body must be JSON, with the content type application/json.' },
}

function unreadable({ statusCode = 400 }: FastifyError) {
  const { code, sentence } = unreadableAnswers[statusCode] ?? { code: 'MALFORMED_REQUEST', sentence: 'The request could not be read.' }
  return applicationAnswer(statusCode, code, sentence)
}
