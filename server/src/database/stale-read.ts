/** PostgreSQL's code of a serialization failure. */
export const serialisationFailure = '40001'

/** What a transaction read before it locked a row is out of date, and locking another row now would violate the lock order: the transaction starts again. */
export class StaleReadError extends Error {
  readonly code = serialisationFailure
}
