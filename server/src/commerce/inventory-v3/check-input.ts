import { violation } from '../../database/query/violation.ts'
import { Invalid } from '../../kernel/refuse.ts'
import type { ItemInput } from './change/written.ts'

/** Refuses items with a quantity that also say whether they are in stock: it is tracked in one of both ways. */
export function checkInput(inputs: readonly ItemInput[], pathOf: (index: number) => string): void {
  const violations = inputs.flatMap(({ quantity, inStock }, index) =>
    quantity !== undefined && inStock !== undefined
      ? [violation(pathOf(index), 'ONE_OF_ALIGNMENT', 'must have either quantity or inStock')]
      : [],
  )
  if (violations.length > 0) throw new Invalid(violations)
}
