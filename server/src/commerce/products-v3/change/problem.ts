import type { productsJobProblems } from '@stoa/contract/products-v3/products-job'
import type { sectionProblems } from '@stoa/contract/products-v3/write-calls'
import type { RefusalCode, RefusalData } from '@stoa/contract/refusals'

type Declared = typeof productsJobProblems & typeof sectionProblems
export type ProblemCode = keyof Declared

/** Why one product of a call can't be as it is sent: a bulk call reports it, another one is refused with it. */
export class ProductProblem extends Error {
  readonly code: ProblemCode
  readonly data: Record<string, unknown> | undefined
  constructor(code: ProblemCode, data?: Record<string, unknown>) {
    super(code)
    this.code = code
    this.data = data
  }
}

/** Ends the reading of one product. */
export function failProduct<Code extends ProblemCode>(
  code: Code,
  data?: RefusalData<Extract<Code, RefusalCode>> & Record<string, unknown>,
): never {
  throw new ProductProblem(code, data)
}
