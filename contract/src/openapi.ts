import type { TSchema } from 'typebox'
import { type Call, type Problem, takesIdempotencyKey } from './call.ts'
import { capital, componentsOf, type Components, type Root } from './openapi-components.ts'
import { type Operation, shared } from './openapi-sharing.ts'
import { commonProblems } from './problems.ts'
import { allCalls, allRoutes, mainPath, type Areas, type NamedCall } from './routes.ts'
import { effectNotes } from './without-effect.ts'

type Json = Record<string, unknown>

/** A recorded request and response, as an example in the document. */
export interface OpenapiExample {
  request: unknown
  answer: unknown
  /** True if the recorded response is an error, which doesn't match the response schema. */
  status?: number | undefined
}

/** The shapes of all calls. Those that occur in several places have a name. */
export const componentsOfCalls = (areas: Areas): Components => componentsOf(allCalls(areas).flatMap(schemasOf), effectNotes(areas))

interface About {
  baseUrl: string
  version: string
  exampleOf?: (call: NamedCall) => OpenapiExample | undefined
}

/** The contract as an OpenAPI 3.1 document. Each call is listed once, under the specification's path; `x-also` lists all its other routes. */
export function openapi(areas: Areas, { baseUrl, version, exampleOf }: About): Json {
  const calls = allCalls(areas)
  const components = componentsOfCalls(areas)
  const also = Map.groupBy(allRoutes(areas), ({ id }) => id)
  const paths: Record<string, Record<string, Operation>> = {}
  for (const named of calls) {
    const { call, id } = named
    const routes = (also.get(id) ?? [])
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => route !== `${call.method} ${mainPath(call)}`)
    const path = (paths[mainPath(call)] ??= {})
    path[call.method.toLowerCase()] = operationOf(named, { components, also: routes, example: exampleOf?.(named) })
  }
  return shared({
    openapi: '3.1.0',
    info: {
      title: 'Stoa',
      version,
      description:
        'One HTTP API for the shop, its orders and the site’s own data. Calls return 200 with JSON, or an error in one of two formats.',
    },
    servers: [{ url: baseUrl }],
    security: [{ token: [] }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...components.schemas(), Error: errorSchema },
      responses: sharedResponses(),
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'An access token from POST /oauth2/token without a prefix, or an API key together with wix-site-id.',
        },
      },
    },
  })
}

function schemasOf({ area, call }: NamedCall): Root[] {
  const [request, answer] = [`${capital(area)}Request`, `${capital(area)}Answer`]
  const asked = usesQuery(call)
    ? Object.entries(queriedIn(call)).map(([field, schema]) => ({ name: capital(field), above: request, schema }))
    : [{ name: request, schema: call.request }]
  return [...asked, { name: answer, schema: call.response }]
}

/** Whether the request is sent in the URL. */
const usesQuery = ({ method }: Call): boolean => method === 'GET' || method === 'DELETE'

/** The part of a request that is sent as query parameters. */
function queriedIn({ path, request }: Call): Record<string, TSchema> {
  const inPath = new Set(pathNames(path))
  return Object.fromEntries(Object.entries(request.properties as Record<string, TSchema>).filter(([name]) => !inPath.has(name)))
}

interface Facts {
  components: Components
  also: readonly string[]
  example: OpenapiExample | undefined
}

function operationOf({ id, area, call }: NamedCall, { components, also, example }: Facts): Operation {
  return {
    operationId: id,
    tags: [area],
    summary: call.summary,
    description: describe(call),
    ...(call.allow === 'anyone' ? { security: [] } : {}),
    parameters: [
      ...pathParameters(call, components),
      ...(usesQuery(call) ? queryParameters(call, components) : []),
      ...(takesIdempotencyKey(call) ? [idempotencyKey] : []),
    ],
    ...(usesQuery(call)
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: components.refer(call.request), ...requestExample(call, example) } },
          },
        }),
    responses: {
      200: {
        description: 'Success.',
        content: { 'application/json': { schema: components.refer(call.response), ...answerExample(example) } },
      },
      ...problemResponses(call),
    },
    'x-allow': call.allow,
    'x-permission': call.permission,
    ...(also.length > 0 ? { 'x-also': also } : {}),
    ...(call.filterable ? { 'x-filterable': call.filterable } : {}),
  }
}

const answerExample = (example: OpenapiExample | undefined): Json => (example && !example.status ? { example: example.answer } : {})

const describe = ({ description, allow, permission, source }: Call): string =>
  `${description === undefined ? '' : `${description}\n\n`}Allowed: ${allow === 'anyone' ? 'anyone' : allow.join(', ')}. Permission: ${permission}. Source: ${source}.`

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description: 'A unique key for this write. Repeated requests with the same key run once.',
}

const pathNames = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!)

const pathParameters = ({ path, request }: Call, components: Components): Json[] =>
  pathNames(path).map((name) => ({ name, in: 'path', required: true, ...parameterOf(components.refer(fieldAt(request, name))) }))

/** A parameter says itself what it means, not its schema. */
function parameterOf(field: unknown): Json {
  const { description, ...schema } = field as Json
  return { description, schema }
}

/** The field of a request at a path such as `checkout.id`. */
const fieldAt = (request: TSchema, path: string): TSchema =>
  path.split('.').reduce((at, name) => (at as { properties: Record<string, TSchema> }).properties[name]!, request)

/** Query parameters, with dots for nested fields; `.r` is the whole request as JSON in base64url (wire §3). */
function queryParameters(call: Call, components: Components): Json[] {
  const named = Object.keys(queriedIn(call)).map((name) => ({
    name,
    in: 'query',
    required: false,
    style: 'form',
    ...parameterOf(components.referField(call.request, name)),
  }))
  return named.length === 0
    ? []
    : [...named, { name: '.r', in: 'query', required: false, schema: { type: 'string' }, description: 'The request as JSON in base64url.' }]
}

const { UNAUTHENTICATED, PERMISSION_DENIED, SESSION_REQUIRED, IDEMPOTENCY_KEY_REUSED, ...ofEveryCall } = commonProblems

/** What can be wrong, by status. The problems of every call are the default; a status of its own has those of the same status too. */
function problemResponses(call: Call): Json {
  const own: Record<string, Problem> = {
    ...call.problems,
    ...(call.allow === 'anyone' ? {} : { UNAUTHENTICATED, PERMISSION_DENIED }),
    ...(call.sessionOnly ? { SESSION_REQUIRED } : {}),
    ...(takesIdempotencyKey(call) ? { IDEMPOTENCY_KEY_REUSED } : {}),
  }
  const byStatus = Map.groupBy(Object.entries({ ...own, ...ofEveryCall }), ([, { status }]) => status)
  const responses = [...byStatus].filter(([, problems]) => problems.some(([code]) => Object.hasOwn(own, code)))
  return {
    ...Object.fromEntries(responses.map(([status, problems]) => [status, referredResponse(problems)])),
    default: { $ref: '#/components/responses/OF_EVERY_CALL' },
  }
}

type NamedProblem = [code: string, problem: Problem]

/** Problems of one status. Those that calls have in common are written once. */
const referredResponse = (problems: readonly NamedProblem[]): Json =>
  problems.every(([code]) => Object.hasOwn(commonProblems, code))
    ? { $ref: `#/components/responses/${problems.map(([code]) => code).join('.')}` }
    : problemResponse(problems)

function problemResponse(problems: readonly NamedProblem[]): Json {
  const list = problems.map(([code, { message }]) => `\`${code}\`: ${message}`).join('\n')
  return responseOf(problems[0]![1].status === 400 ? `The request is not valid, or:\n${list}` : list)
}

/** The responses that calls refer to. */
function sharedResponses(): Json {
  const groups: readonly Record<string, Problem>[] = [
    { UNAUTHENTICATED },
    { IDEMPOTENCY_KEY_REUSED },
    { PERMISSION_DENIED },
    { PERMISSION_DENIED, SESSION_REQUIRED },
  ]
  return {
    ...Object.fromEntries(groups.map((problems) => [Object.keys(problems).join('.'), problemResponse(Object.entries(problems))])),
    OF_EVERY_CALL: responseOf(
      Object.entries(ofEveryCall)
        .map(([code, { status, message }]) => `${status} \`${code}\`: ${message}`)
        .join('\n'),
    ),
  }
}

const responseOf = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

const requestExample = ({ example }: Call, recorded: OpenapiExample | undefined): Json => {
  const shown = recorded?.request ?? example
  return shown === undefined ? {} : { example: shown }
}

const errorSchema = {
  type: 'object',
  required: ['message', 'details'],
  properties: {
    message: { type: 'string', description: 'What went wrong, in one sentence.' },
    details: {
      type: 'object',
      description: 'The error with its code, or what is wrong with the fields.',
      properties: {
        applicationError: {
          type: 'object',
          description: 'The error, if the call declares it. Absent for a request that isn’t valid.',
          required: ['code', 'description', 'data'],
          properties: {
            code: { type: 'string', description: 'Code of the error. It doesn’t change between versions.' },
            description: { type: 'string', description: 'What went wrong, in one sentence.' },
            data: { type: 'object', description: 'Values that belong to the error. Empty for most.' },
          },
        },
        validationError: {
          type: 'object',
          description: 'What is wrong with the request. Absent for other errors.',
          properties: {
            fieldViolations: {
              type: 'array',
              description: 'All violations, sorted by field.',
              items: {
                type: 'object',
                required: ['field', 'description', 'violatedRule'],
                properties: {
                  field: { type: 'string', description: 'Path of the field, such as `lineItems[0].quantity`.' },
                  description: { type: 'string', description: 'What is wrong with the value.' },
                  violatedRule: { type: 'string', description: 'Rule that the value breaks, such as `MAX_LENGTH`.' },
                  data: { type: 'object', description: 'Values that belong to the rule, such as a bound.' },
                },
              },
            },
          },
        },
      },
    },
  },
}
