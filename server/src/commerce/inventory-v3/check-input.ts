import { violation, type Violation } from '../../database/query/violation.ts'
import { Invalid } from '../../kernel/refuse.ts'
import type { ItemInput } from './change/written.ts'
import { keyOf } from './locked/locked-items.ts'
import type { VariantAt } from './locked/store.ts'

type PathOf = (index: number) => string

/** Refuses items with a quantity that also say whether they are in stock: it is tracked in one of both ways. */
export function checkInput(inputs: readonly ItemInput[], pathOf: PathOf): void {
  refuseIf(inputs.flatMap((input, index) => trackingViolations(input, pathOf(index))))
}

/** The same for new items, which have no negative quantity, and a limit of preorders only with a quantity. */
export function checkNewItems(inputs: readonly ItemInput[], pathOf: PathOf): void {
  refuseIf(
    inputs.flatMap((input, index) => [
      ...trackingViolations(input, pathOf(index)),
      ...quantityViolations(input, pathOf(index)),
      ...limitViolations(input, pathOf(index)),
    ]),
  )
}

/** Refuses a second item for a variant at a location: which of the two counts isn't clear. */
export function checkOnce(places: readonly VariantAt[], pathOf: PathOf): void {
  const keys = places.map(keyOf)
  refuseIf(
    keys.flatMap((key, index) =>
      keys.indexOf(key) === index
        ? []
        : [
            {
              ...violation(pathOf(index), 'OTHER', 'has the variant and location of another one'),
              ruleName: 'DUPLICATE_BULK_UPSERT_KEY',
            },
          ],
    ),
  )
}

function refuseIf(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new Invalid(violations)
}

const trackingViolations = ({ quantity, inStock }: ItemInput, path: string): Violation[] =>
  quantity !== undefined && inStock !== undefined ? [violation(path, 'ONE_OF_ALIGNMENT', 'must have either quantity or inStock')] : []

const quantityViolations = ({ quantity }: ItemInput, path: string): Violation[] =>
  quantity !== undefined && quantity < 0
    ? [
        {
          ...violation(`${path}.quantity`, 'VALIDATION', 'must be at least 0 for a new item'),
          ruleName: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE',
        },
      ]
    : []

const limitViolations = ({ quantity, preorderInfo }: ItemInput, path: string): Violation[] =>
  quantity === undefined && (preorderInfo?.limit ?? null) !== null
    ? [
        {
          ...violation(`${path}.preorderInfo.limit`, 'FIELD_NOT_ALLOWED', 'needs a quantity'),
          ruleName: 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY',
        },
      ]
    : []
