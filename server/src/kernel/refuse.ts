import type { Violation } from '@stoa/contract/problems'
import type { RefusalCode, RefusalData } from '@stoa/contract/refusals'

/** An expected no. Its status and sentence stand in the contract, under the call's `problems` or the common ones. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly data: Record<string, unknown>
  constructor(code: RefusalCode, data: Record<string, unknown> = {}) {
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

/** Says no with a code that the running call declares, and with the data that goes with it. */
export function refuse<Code extends RefusalCode>(code: Code, ...[data]: DataArgument<RefusalData<Code>>): never {
  throw new Refusal(code, data)
}

/** Required where some of it always stands. */
type DataArgument<Data> = [Data] extends [undefined] ? [] : object extends Data ? [data?: Data] : [data: Exclude<Data, undefined>]

/** The one refusal that a call has for everything that is wrong with a message; the contract sees to it that the call declares it. */
export const violationsRefusal = (violationsAs: string): Refusal => new Refusal(violationsAs as RefusalCode)

export function refuseFields(...violations: Violation[]): never {
  throw new Invalid(violations)
}
