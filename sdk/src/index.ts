export { clientOver, type CallOptions, type Client, type Transport } from './client.ts'
export { ApiError, errorOf, type ApiErrorKind, type FailedAnswer } from './errors.ts'
