import type { CommonProblem, Violation } from '@stoa/contract/problems'

/** An expected no. Its status and sentence stand in the contract, under the call's `problems` or the common ones. */
export class Refusal extends Error {
  readonly code: string
  readonly data: Record<string, unknown>
  constructor(code: string, data: Record<string, unknown> = {}) {
    super(code)
    this.code = code
    this.data = data
  }
}

/** Everything that is wrong with a request, at once and sorted by field (commerce §5). `data` always stands: the packages read from it (wire §7.2). */
export class Invalid extends Error {
  readonly violations: readonly Violation[]
  constructor(violations: readonly Violation[]) {
    super('INVALID_ARGUMENT')
    this.violations = violations
      .toSorted((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
      .map((violation) => ({ data: {}, ...violation }))
  }
}

/** Says no with a code that the running call declares. `Code` narrows it where a rule serves one area. */
export function refuse<Code extends string = string>(code: Code | CommonProblem, data?: Record<string, unknown>): never {
  throw new Refusal(code, data)
}

export function refuseFields(...violations: Violation[]): never {
  throw new Invalid(violations)
}
