import type { Violation } from '@stoa/contract/problems'
import type { RefusalCode, RefusalData } from '@stoa/contract/refusals'

/** An expected error. Its status and message are in the contract, in the call's `problems` or the common ones. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly data: Record<string, unknown>
  constructor(code: RefusalCode, data: Record<string, unknown> = {}) {
    const frames = Error.stackTraceLimit
    // It is expected, so where it was thrown doesn't matter, and finding out takes longer than a cached answer.
    Error.stackTraceLimit = 0
    super(code)
    Error.stackTraceLimit = frames
    this.code = code
    this.data = data
  }
}

/** All violations of a request at once, sorted by field (commerce §5). `data` is always set, because the packages read from it (wire §7.2). */
export class Invalid extends Error {
  readonly violations: readonly Violation[]
  constructor(violations: readonly Violation[]) {
    super('INVALID_ARGUMENT')
    this.violations = violations
      .toSorted((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
      .map((violation) => ({ data: {}, ...violation }))
  }
}

/** Refuses with a code that the running call declares, and with its data. */
export function refuse<Code extends RefusalCode>(code: Code, ...[data]: DataArgument<RefusalData<Code>>): never {
  throw new Refusal(code, data)
}

/** Required if the error always has data. */
type DataArgument<Data> = [Data] extends [undefined] ? [] : object extends Data ? [data?: Data] : [data: Exclude<Data, undefined>]

/** The single error that a call returns for all violations of a message. The contract ensures that the call declares it. */
export const violationsRefusal = (violationsAs: string): Refusal => new Refusal(violationsAs as RefusalCode)

export function refuseFields(...violations: Violation[]): never {
  throw new Invalid(violations)
}
