import type { Problem, Problems } from '@stoa/contract/call'
import { commonProblems, type ErrorBody } from '@stoa/contract/problems'
import type { CallResponse } from '../kernel/app.ts'
import { Invalid, Refusal } from '../kernel/refuse.ts'

/** An error response in one of the wire's two formats (wire §6). Undefined for an unexpected error, which is a bug. */
export function refusalResponse(error: unknown, problems: Problems): CallResponse | undefined {
  if (error instanceof Invalid) return validationErrorResponse(error)
  if (!(error instanceof Refusal)) return undefined
  const problem = problemOf(error.code, problems)
  return problem && applicationErrorResponse(problem.status, error.code, problem.message, error.data)
}

function problemOf(code: string, problems: Problems): Problem | undefined {
  if (Object.hasOwn(problems, code)) return problems[code]
  return Object.hasOwn(commonProblems, code) ? commonProblems[code as keyof typeof commonProblems] : undefined
}

export function applicationErrorResponse(status: number, code: string, sentence: string, data: Record<string, unknown> = {}): CallResponse {
  const body: ErrorBody = { message: sentence, details: { applicationError: { code, description: sentence, data } } }
  return { status, body }
}

/** An answer doesn't grow with the message it refuses: more violations, or longer names, aren't useful to anyone. */
const violationsMax = 500
const lengthMax = 1_000

function validationErrorResponse({ violations }: Invalid): CallResponse {
  const shown = violations
    .slice(0, violationsMax)
    .map((violation) => ({ ...violation, field: shorten(violation.field), description: shorten(violation.description) }))
  const list = shown.map(({ field, description }) => `"${field}" ${description}`).join(', ')
  const body: ErrorBody = {
    message: `INVALID_ARGUMENT: ${list}`,
    details: { validationError: { fieldViolations: shown } },
  }
  return { status: 400, body }
}

const shorten = (text: string): string => (text.length > lengthMax ? `${text.slice(0, lengthMax).toWellFormed()}…` : text)
