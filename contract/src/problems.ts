import { Type } from 'typebox'
import type { Problem } from './call.ts'
import { field, maybe, Shape, Whole } from './scalars.ts'

/** Errors that every call can return. A call declares only its own. */
export const commonProblems = {
  UNAUTHENTICATED: { status: 401, message: 'The access token is missing, invalid or expired.' },
  PERMISSION_DENIED: { status: 403, message: 'You don’t have permission to make this call.' },
  SESSION_REQUIRED: { status: 403, message: 'API keys can’t make this call. Sign in to the dashboard and do it there.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many requests. Try again later.',
    data: Shape({ retryAfterSeconds: field(Whole(1, 86_400), 'Seconds to wait before the next attempt.') }),
  },
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: 'This Idempotency-Key was already used with a different request. Use a new key.' },
  QUERY_TOO_SLOW: { status: 400, message: 'The query took too long. Request fewer results or filter by indexed fields.' },
  TEMPORARILY_UNAVAILABLE: {
    status: 503,
    message: 'The server is temporarily unavailable. Try again.',
    data: Shape({
      retryAfterSeconds: maybe(Whole(1, 86_400), 'Seconds to wait before the next attempt, if the server knows.'),
      requestId: maybe(Type.String(), 'ID of the request, to be quoted when asking for help.'),
    }),
  },
} as const satisfies Record<string, Problem>

export type CommonProblem = keyof typeof commonProblems

/** The specification's names of validation rules (commerce §5). */
export const ruleTypes = [
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
  'REQUIRED_ONE_OF_FIELD',
] as const
export type RuleType = (typeof ruleTypes)[number]

/** A validation error of one field. A response lists all of them, sorted by field. */
export interface Violation {
  field: string
  description: string
  violatedRule: RuleType
  ruleName?: string
  data?: Record<string, unknown>
}

/** The body of every response except 200 (wire §6). */
export interface ErrorBody {
  message: string
  details: { applicationError: ApplicationError } | { validationError: { fieldViolations: Violation[] } }
}

export interface ApplicationError {
  code: string
  description: string
  data: Record<string, unknown>
}
