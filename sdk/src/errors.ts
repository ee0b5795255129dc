import type { ErrorBody, Violation } from '@stoa/contract/problems'

/** The four kinds of errors (site §8). */
export type ApiErrorKind = 'validation' | 'application' | 'client' | 'system'

type Optional = 'data' | 'violations' | 'requestId' | 'cause'
type Facts = Pick<ApiError, 'kind' | 'status' | 'code' | 'message'> & { [Key in Optional]?: ApiError[Key] | undefined }

/** The error of a call whose response wasn't 200. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  /** The application error's code; INVALID_ARGUMENT for a validation error; otherwise the status as text. */
  readonly code: string
  readonly data: Record<string, unknown>
  /** All violations of the request, sorted by field. Empty unless `kind` is `validation`. */
  readonly violations: readonly Violation[]
  /** Identifies the request in the server's log. */
  readonly requestId: string | undefined

  constructor({ kind, status, code, message, data = {}, violations = [], requestId, cause }: Facts) {
    super(message, cause === undefined ? {} : { cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.code = code
    this.data = data
    this.violations = violations
    this.requestId = requestId
  }
}

export interface FailedAnswer {
  /** 0 if there was no response. */
  status: number
  statusText?: string
  body: unknown
  requestId?: string
  /** The reason why there was no response. */
  cause?: unknown
}

/** Maps an error response to its kind (commerce §8, site §8). A server error (500) is always a system error, whatever its body says. */
export function errorOf({ status, statusText = '', body, requestId, cause }: FailedAnswer): ApiError {
  const known = { status, requestId, cause }
  const { message = '', validationError, applicationError } = detailsOf(body)
  if (validationError) {
    const violations = validationError.fieldViolations.toSorted((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
    const list = violations.map(({ field, description }) => `"${field}" ${description}`).join(', ')
    return new ApiError({ ...known, kind: 'validation', code: 'INVALID_ARGUMENT', message: `INVALID_ARGUMENT: ${list}`, violations })
  }
  if (applicationError && status !== 500) {
    const { code, description, data } = applicationError
    const sentence = message === description ? description : [message, description].filter(Boolean).join(': ')
    return new ApiError({ ...known, kind: 'application', code: code || codeOfStatus(statusText), message: sentence, data })
  }
  if (status >= 400 && status < 500) return new ApiError({ ...known, kind: 'client', code: codeOfStatus(statusText), message: statusText })
  return new ApiError({
    ...known,
    kind: 'system',
    code: 'SYSTEM_ERROR',
    message: `System error occurred${requestId ? `, request-id: ${requestId}` : ''}`,
  })
}

interface Details {
  message?: string
  validationError?: { fieldViolations: Violation[] }
  applicationError?: { code: string; description: string; data: Record<string, unknown> }
}

/** The fields of a body in the wire's format. A proxy between caller and server may have responded in another format, which is ignored. */
function detailsOf(body: unknown): Details {
  const { message, details } = (body ?? {}) as Partial<ErrorBody>
  if (typeof details !== 'object' || details === null) return {}
  return { ...(typeof message === 'string' ? { message } : {}), ...(details as Omit<Details, 'message'>) }
}

/** `Not Found` → `NOT_FOUND` */
const codeOfStatus = (statusText: string): string => statusText.toUpperCase().replaceAll(' ', '_') || 'UNKNOWN'
