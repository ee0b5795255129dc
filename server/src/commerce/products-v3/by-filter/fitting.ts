import type { Violation } from '@stoa/contract/problems'
import type { Reading } from '../change/input.ts'
import { ProductProblem } from '../change/problem.ts'

/** What is read of fields that were valid when the job was created. What is wrong with them now depends on the product, which fails by itself. */
export function fitting<T>(reading: Reading, read: (reading: Reading) => T): T {
  const violations: Violation[] = []
  const result = read({ ...reading, violations })
  if (violations.length > 0) throw new ProductProblem('INVALID_ARGUMENT', { fieldViolations: violations })
  return result
}
