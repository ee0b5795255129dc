import type { Call } from '@stoa/contract/call'
import type { Violation } from '@stoa/contract/problems'
import type { RefusalCode } from '@stoa/contract/refusals'
import { Refusal } from '../../../kernel/refuse.ts'
import { attempt, refuseViolations } from '../change/drafts.ts'
import { ProductProblem } from '../change/problem.ts'
import type { Reader } from '../change/reader.ts'

/** Refuses fields that no product can have: tried on a blank product, without what depends on the product. */
export function checkInput(
  { problems }: Call,
  { violations }: Pick<Reader, 'violations'>,
  read: () => unknown,
  renamed: (field: string) => string = (field) => field,
): void {
  const problem = attempt(read)
  refuseViolations(violations.map((one): Violation => ({ ...one, field: renamed(one.field) })))
  if (problem instanceof ProductProblem && Object.hasOwn(problems, problem.code))
    throw new Refusal(problem.code as RefusalCode, problem.data)
}
