import type { Static, TObject } from 'typebox'
import type { Family } from './families.ts'
import type { Filterable } from './query.ts'

/** Who may be asking. `guest` holds the signed link to one order, and reads that one (decision 0017); `app` is an OAuth app or an API key acting within its
 *  permission scopes. */
export const identityKinds = ['visitor', 'member', 'guest', 'owner', 'app'] as const
export type IdentityKind = (typeof identityKinds)[number]

/** Everybody with a token or a key: all but guests, who are named where they may do anything at all. */
export const callers = ['visitor', 'member', 'owner', 'app'] as const satisfies readonly IdentityKind[]

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A declared refusal: its HTTP status, its sentence and, where it carries any, what its data holds. */
export interface Problem {
  status: 400 | 401 | 403 | 404 | 409 | 412 | 422 | 428 | 429 | 502 | 503
  message: string
  data?: TObject
}
export type Problems = Readonly<Record<string, Problem>>

export interface CallDefinition<Request extends TObject = TObject, Response extends TObject = TObject, P extends Problems = Problems> {
  method: Method
  /** The specification's path. `{checkout.id}` puts the segment into the message at that place. */
  path: `/${string}`
  /** Which path prefixes the call is served under. */
  family: Family
  /** Other methods and paths of the same call, such as the POST twin of a GET or the path of an older package. */
  also?: readonly (readonly [Method, `/${string}`])[]
  /** One sentence for the reference page. */
  summary: string
  /** What one needs to know besides: what it does at its edges, in which unit, for whom. Code stands in backticks. */
  description?: string
  /** Where the promise comes from: a section of the specification or a decision. */
  source: string
  /** Who may call it; anybody else is refused before the message is read. `anyone` needs no token at all. */
  allow: readonly IdentityKind[] | 'anyone'
  /** True: only for an owner who is signed in. An API key may not make it, not even one with full access. */
  sessionOnly?: boolean
  /** The permission that keys and roles need. */
  permission: string
  /** True: runs in one transaction, honours Idempotency-Key. `own`: writes, but decides on its own transactions (an outside service is asked in between). */
  writes: boolean | 'own'
  /** The answer holds a secret: under an Idempotency-Key it is kept sealed with that very key, so that nobody reads it out of the table. */
  tellsSecret?: boolean
  request: Request
  response: Response
  problems: P
  /** The refusal that stands for everything that is wrong with a message, where its callers read nothing else (wire §7.2). */
  violationsAs?: string
  /** Bytes a request body may have; 1 MB where it is left out. */
  bodyLimit?: number
  /** What a query of this call may filter and sort by, with which operators. */
  filterable?: Filterable
  /** A request that works on the sample shop, for the reference page. */
  example?: Static<Request>
}

export type Call<Request extends TObject = TObject, Response extends TObject = TObject, P extends Problems = Problems> = Readonly<
  CallDefinition<Request, Response, P>
>

/** Defines a call once; routes, validation, SDK, OpenAPI, permission table and reference page derive from it. */
export function call<Request extends TObject, Response extends TObject, const P extends Problems>(
  definition: CallDefinition<Request, Response, P> & { violationsAs?: keyof P & string },
): Call<Request, Response, P> {
  return definition
}

export type RequestOf<C> = C extends Call<infer Request, TObject, Problems> ? Static<Request> : never
export type ResponseOf<C> = C extends Call<TObject, infer Response, Problems> ? Static<Response> : never
export type ProblemOf<C> = C extends Call<TObject, TObject, infer P> ? keyof P & string : never

export const defaultBodyLimit = 1_000_000
