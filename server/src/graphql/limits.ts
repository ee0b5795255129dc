/** Bounds of one request. The first ones are checked before anything runs, the last ones while it does. */
export const limits = {
  tokens: 2_000,
  depth: 15,
  fields: 1_000,
  sameName: 20,
  nameLength: 100,
  rootFields: 20,
  calls: 50,
  values: 50_000,
  bytes: 8_000_000,
  seconds: 15,
} as const

export type LimitName = keyof typeof limits

/** What a limit counts, as errors and the reference say it. */
export const limitTexts: Readonly<Record<LimitName, string>> = {
  tokens: 'words and signs in the document',
  depth: 'levels of nested fields',
  fields: 'fields in the document, with those of its fragments at each place where they are used',
  sameName: 'times the same field or alias in one selection',
  nameLength: 'characters of a field’s name or alias',
  rootFields: 'fields and aliases of Query or Mutation in one operation',
  calls: 'calls that a request makes, with those for linked entities',
  values: 'values in the response',
  bytes: 'bytes of texts and JSON in the response, once for each field or alias that repeats them',
  seconds: 'seconds, after which no further call begins',
}

/** Calls of one request that run at the same time. More would leave few database connections to others. */
export const parallelCallsMax = 4

/** Errors that a response lists. */
export const errorsMax = 100

/** Errors of GraphQL itself. Errors of calls keep the codes of the call. */
export const graphqlProblems = {
  GRAPHQL_SYNTAX_ERROR: 'The document isn’t valid GraphQL.',
  GRAPHQL_VALIDATION_FAILED: 'The document or its variables don’t fit the schema.',
  GRAPHQL_LIMIT_EXCEEDED: 'The request exceeds a limit.',
} as const

export type GraphqlProblem = keyof typeof graphqlProblems

/** A request beyond a limit. */
export class LimitExceeded extends Error {
  readonly limit: LimitName
  readonly max: number
  constructor(limit: LimitName, max: number = limits[limit]) {
    super(`${graphqlProblems.GRAPHQL_LIMIT_EXCEEDED} At most ${max} ${limitTexts[limit]}.`)
    this.limit = limit
    this.max = max
  }
}
