import type { FastifyInstance } from 'fastify'
import { defaultBodyLimit } from '@stoa/contract/call'
import type { Violation } from '@stoa/contract/problems'
import { sendPlain } from '../http/compress.ts'
import { callOptionsOf, idempotencyKeyOf, identifySender, parseMessage, sendResponse, senderOf, setStateAfterWrite } from '../http/serve.ts'
import type { App } from '../kernel/app.ts'
import { refuseFields } from '../kernel/refuse.ts'
import type { GraphqlRequest } from './execute.ts'

/** The public gateway's path, and the one that the packages use for any other host (wire §1.1). */
export const graphqlPaths = ['/graphql/:apiVersion', '/_api/graphql/:apiVersion'] as const

/** Serves GraphQL. The library and the schema are loaded by the first request. */
export function serveGraphql(server: FastifyInstance, app: App): void {
  for (const url of graphqlPaths) {
    server.post(url, {
      bodyLimit: defaultBodyLimit,
      onRequest: async (request) => void (await identifySender(app, request)),
      handler: async (request, reply) => {
        const asked = requestOf(request.body)
        const { executeRequest } = await import('./execute.ts')
        const body = await executeRequest(app, asked, {
          identity: senderOf(request),
          options: { ...callOptionsOf(request), ...idempotencyKeyOf(request) },
          parseMessage: (message) => parseMessage(app, request, message),
          onSecretCall: () => void sendPlain(reply),
          onWrite: () => setStateAfterWrite(app, request, reply),
        })
        return sendResponse(reply, { status: 200, body })
      },
    })
  }
}

/** The request in a body. Lists of requests are refused: one request has one set of limits. */
function requestOf(body: unknown): GraphqlRequest {
  if (!isObject(body)) refuseFields({ field: '', description: 'the body must be a JSON object', violatedRule: 'FORMAT' })
  const violations = violationsOf(body)
  if (violations.length > 0) refuseFields(...violations)
  return body as unknown as GraphqlRequest
}

function violationsOf({ query, variables, operationName }: Record<string, unknown>): Violation[] {
  const isQuery = (typeof query === 'string' && query.trim() !== '') || isObject(query)
  return [
    ...(query === undefined || isQuery ? [] : [format('query', 'must be a GraphQL document')]),
    ...(query === undefined ? [{ field: 'query', description: 'must not be empty', violatedRule: 'REQUIRED_FIELD' as const }] : []),
    ...(variables === undefined || variables === null || isObject(variables) ? [] : [format('variables', 'must be an object')]),
    ...(['undefined', 'string'].includes(typeof (operationName ?? undefined)) ? [] : [format('operationName', 'must be a text')]),
  ]
}

const format = (field: string, description: string): Violation => ({ field, description, violatedRule: 'FORMAT' })

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
