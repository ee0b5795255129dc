import type { Static, TObject } from 'typebox'
import type { Family } from './families.ts'
import type { Filterable } from './query.ts'

/** Kinds of callers. `guest` has the signed link of one order and can read only that order (decision 0017). `app` is an OAuth app or an API key, limited to
 *  its permissions. */
export const identityKinds = ['visitor', 'member', 'guest', 'owner', 'app'] as const
export type IdentityKind = (typeof identityKinds)[number]

/** Every caller with a token or key, except guests, which a call must name explicitly. */
export const callers = ['visitor', 'member', 'owner', 'app'] as const satisfies readonly IdentityKind[]

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A declared error: its HTTP status, its message and, if it carries data, the schema of the data. */
export interface Problem {
  status: 400 | 401 | 403 | 404 | 409 | 412 | 422 | 428 | 429 | 502 | 503
  message: string
  data?: TObject
}
export type Problems = Readonly<Record<string, Problem>>

export interface CallDefinition<Request extends TObject = TObject, Response extends TObject = TObject, P extends Problems = Problems> {
  method: Method
  /** The path in the specification. `{checkout.id}` puts the path segment into the request at that path. */
  path: `/${string}`
  /** The path prefixes that the call is served under. */
  family: Family
  /** Other methods and paths of the same call, such as the POST form of a GET or the path of an older package. */
  also?: readonly (readonly [Method, `/${string}`])[]
  /** One sentence for the API reference. */
  summary: string
  /** What a caller needs to know besides: edge cases, units, who it is for. Code is in backticks. */
  description?: string
  /** Where the behaviour is specified: a section of the specification, or a decision. */
  source: string
  /** Who can make the call. Other callers are rejected before the request is read. `anyone` needs no token. */
  allow: readonly IdentityKind[] | 'anyone'
  /** True if only an owner who is signed in can make the call. API keys can't, even with full access. */
  sessionOnly?: boolean
  /** The permission that keys and roles need. */
  permission: string
  /** True: runs in one transaction and supports Idempotency-Key. `own`: writes, but manages its transactions itself, because it calls an external service
   *  in between. */
  writes: boolean | 'own'
  /** True if a call that manages its transactions itself supports Idempotency-Key, too: it saves its response with its last one. */
  oncePerKey?: true
  /** The response contains a token, a code, a password or a link that works without one. It is sent uncompressed (decision 0079); if it is stored for an
   *  Idempotency-Key, then encrypted with that key (decision 0026). */
  secretAnswer?: boolean
  request: Request
  response: Response
  problems: P
  /** The error that replaces all validation errors of a request, for calls whose clients read no other (wire §7.2). */
  violationsAs?: string
  /** Maximum size of a request body in bytes. 1 MB by default. */
  bodyLimit?: number
  /** Fields and operators that a query of this call can use. */
  filterable?: Filterable
  /** A request that works on the sample shop, for the API reference. */
  example?: Static<Request>
}

export type Call<Request extends TObject = TObject, Response extends TObject = TObject, P extends Problems = Problems> = Readonly<
  CallDefinition<Request, Response, P>
>

/** Defines a call. Routes, validation, SDK, OpenAPI, the permission table and the API reference are derived from it. */
export function call<Request extends TObject, Response extends TObject, const P extends Problems>(
  definition: CallDefinition<Request, Response, P> & { violationsAs?: keyof P & string },
): Call<Request, Response, P> {
  return definition
}

/** Whether a call can be repeated with its Idempotency-Key. */
export const takesIdempotencyKey = ({ writes, oncePerKey }: Pick<Call, 'writes' | 'oncePerKey'>): boolean =>
  writes === true || oncePerKey === true

export type RequestOf<C> = C extends Call<infer Request, TObject, Problems> ? Static<Request> : never
export type ResponseOf<C> = C extends Call<TObject, infer Response, Problems> ? Static<Response> : never
export type ProblemOf<C> = C extends Call<TObject, TObject, infer P> ? keyof P & string : never

export const defaultBodyLimit = 1_000_000
