import type { ErrorBody, Violation } from '@stoa/contract/problems'

/** The four kinds a failure has (site §8). */
export type ApiErrorKind = 'validation' | 'application' | 'client' | 'system'

/** A call that did not answer 200. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** HTTP status; 0 where no answer came. */
  readonly status: number
  /** The application error's code; INVALID_ARGUMENT for a validation error; else the status in words. */
  readonly code: string
  readonly data: Record<string, unknown>
  /** All that is wrong with the request, sorted by field. Empty unless `kind` is `validation`. */
  readonly violations: readonly Violation[]
  readonly requestId: string | undefined

  constructor(facts: Pick<ApiError, 'kind' | 'status' | 'code' | 'message'> & Partial<Pick<ApiError, 'data' | 'violations' | 'requestId'>>) {
    super(facts.message)
    this.name = 'ApiError'
    this.kind = facts.kind
    this.status = facts.status
    this.code = facts.code
    this.data = facts.data ?? {}
    this.violations = facts.violations ?? []
    this.requestId = facts.requestId
  }
}

export interface FailedAnswer {
  status: number
  statusText?: string
  body: unknown
  requestId?: string
}

/** Sorts a failed answer into its kind (commerce §8, site §8). */
export function errorOf({ status, statusText = '', body, requestId }: FailedAnswer): ApiError {
  const known = { status, ...(requestId === undefined ? {} : { requestId }) }
  const { message, details } = (body ?? {}) as Partial<ErrorBody>
  if (details && 'validationError' in details) {
    const violations = details.validationError.fieldViolations.toSorted((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
    const list = violations.map(({ field, description }) => `"${field}" ${description}`).join(', ')
    return new ApiError({ ...known, kind: 'validation', code: 'INVALID_ARGUMENT', message: `INVALID_ARGUMENT: ${list}`, violations })
  }
  if (details && 'applicationError' in details && status < 500) {
    const { code, description, data } = details.applicationError
    const sentence = message === description ? description : [message, description].filter(Boolean).join(': ')
    return new ApiError({ ...known, kind: 'application', code: code || inWords(statusText), message: sentence, data })
  }
  if (status >= 400 && status < 500) return new ApiError({ ...known, kind: 'client', code: inWords(statusText), message: statusText })
  return new ApiError({ ...known, kind: 'system', code: 'SYSTEM_ERROR', message: `System error occurred${requestId ? `, request-id: ${requestId}` : ''}` })
}

/** `Not Found` → `NOT_FOUND` */
const inWords = (statusText: string): string => statusText.toUpperCase().replaceAll(' ', '_') || 'UNKNOWN'
