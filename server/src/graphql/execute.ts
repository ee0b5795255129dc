import { execute, GraphQLError, parse, print, validate, type DocumentNode } from 'graphql'
import { refusalResponse } from '../http/error-response.ts'
import { faultResponse } from '../http/fault.ts'
import type { App } from '../kernel/app.ts'
import { checkDocument } from './document-limits.ts'
import { checkIntrospection } from './introspection.ts'
import { errorsMax, graphqlProblems, LimitExceeded, limits, type GraphqlProblem } from './limits.ts'
import { buildSchema, resolveValue } from './schema.ts'
import { createSession, type Sender } from './session.ts'

/** A request as a client sends it. `query` is a document's text, or its syntax tree. */
export interface GraphqlRequest {
  query: string | object
  variables?: Record<string, unknown> | null | undefined
  operationName?: string | null | undefined
}

export interface GraphqlResponse {
  data?: unknown
  errors?: object[]
}

export const schema = buildSchema()

/** Runs a request. What is wrong with it is in `errors`. */
export async function executeRequest(app: App, request: GraphqlRequest, sender: Sender): Promise<GraphqlResponse> {
  const format = (errors: readonly GraphQLError[]) =>
    errors.slice(0, errorsMax).map((error) => formatError(error, sender.options.requestId ?? ''))
  try {
    const document = readDocument(request.query)
    if (document.errors) return { errors: format(document.errors) }
    const session = createSession(app, sender)
    const { data, errors } = await execute({
      schema,
      document: document.parsed,
      variableValues: request.variables ?? {},
      operationName: request.operationName ?? undefined,
      contextValue: session,
      fieldResolver: resolveValue,
      abortSignal: session.signal,
    })
    return { ...(data === undefined ? {} : { data }), ...(errors && errors.length > 0 ? { errors: format(errors) } : {}) }
  } catch (error) {
    return { errors: format([asGraphqlError(error)]) }
  }
}

/** A limit that ends the execution is the reason of the error that ends it. */
function asGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error
  const cause = error instanceof Error && error.cause instanceof LimitExceeded ? error.cause : error
  return new GraphQLError((cause as Error).message, { originalError: cause as Error })
}

type ReadDocument = { parsed: DocumentNode; errors?: undefined } | { errors: readonly GraphQLError[] }

/** Documents are sent again and again, so valid ones are cached. */
const cache = new Map<string, DocumentNode>()
const cacheMax = 100
const cachedLengthMax = 20_000
const validationErrorsMax = 20

function readDocument(query: string | object): ReadDocument {
  const text = typeof query === 'string' ? query : textOf(query)
  const known = cache.get(text)
  if (known) return { parsed: known }
  const parsed = parseDocument(text)
  checkDocument(parsed)
  checkIntrospection(parsed, schema)
  const errors = validate(schema, parsed, undefined, { maxErrors: validationErrorsMax })
  if (errors.length > 0) return { errors }
  if (text.length <= cachedLengthMax) {
    if (cache.size >= cacheMax) cache.delete(cache.keys().next().value!)
    cache.set(text, parsed)
  }
  return { parsed }
}

function parseDocument(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: limits.tokens, noLocation: false })
  } catch (error) {
    if (error instanceof GraphQLError && /more than \d+ tokens/.test(error.message)) throw new LimitExceeded('tokens')
    throw error
  }
}

/** The packages send a document that was parsed by the client as its syntax tree. */
function textOf(query: object): string {
  try {
    return print(query as DocumentNode)
  } catch {
    throw new GraphQLError('Syntax Error: `query` isn’t a document.', { extensions: extensionsOf('GRAPHQL_SYNTAX_ERROR') })
  }
}

const extensionsOf = (code: GraphqlProblem, data: Record<string, unknown> = {}, description: string = graphqlProblems[code]) => ({
  applicationError: { code, description, data },
})

/** An error as JSON. `extensions` has the details of an error response over HTTP (wire §6). */
function formatError(error: GraphQLError, requestId: string): object {
  const { message, locations, path } = error
  return { ...aboutError(error, requestId), ...(message && locations ? { locations } : {}), ...(path ? { path } : {}) }
}

function aboutError(error: GraphQLError, requestId: string): { message: string; extensions: object } {
  const { message, originalError: original, extensions } = error
  if ('applicationError' in extensions || 'validationError' in extensions) return { message, extensions }
  if (original instanceof LimitExceeded) {
    const { limit, max } = original
    return { message: original.message, extensions: extensionsOf('GRAPHQL_LIMIT_EXCEEDED', { limit, max }, original.message) }
  }
  if (original === undefined || original instanceof GraphQLError) {
    const code = message.startsWith('Syntax Error') ? 'GRAPHQL_SYNTAX_ERROR' : 'GRAPHQL_VALIDATION_FAILED'
    return { message, extensions: extensionsOf(code) }
  }
  const { body } = refusalResponse(original, {}) ?? faultResponse(original, { callId: 'graphql', requestId })
  const { message: sentence, details } = body as { message: string; details: object }
  return { message: sentence, extensions: details }
}
