import { type CustomizationDoc, type Failure, masked, read, type WrittenChanges } from '../catalogue-parts/public.ts'
import { withChanged } from './choices.ts'
import { hasPriceOfModifier, readChangedChoice, type WrittenChoiceChanges } from './read-choices.ts'

type ChangeProblem = 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION' | 'CHOICE_NOT_FOUND' | 'DUPLICATE_CHOICE_NAME'

/** Changes of choices, as a change of their customization. */
export function readChoiceChanges(written: readonly WrittenChanges<WrittenChoiceChanges>[], currency: string) {
  const changes = read((violations) =>
    written.map((one) => ({ at: one.at, changes: masked(one, { writable: ['name', 'colorCode', 'defaultAddedPrice'], violations }) })),
  )
  return (doc: CustomizationDoc): CustomizationDoc | Failure<ChangeProblem> =>
    read<CustomizationDoc | Failure<ChangeProblem>>((violations) =>
      hasPriceOfModifier(
        changes.map((one) => one.changes),
        doc,
      )
        ? { problem: 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION' }
        : withChanged(
            doc,
            changes.map(({ at, changes: { id, ...fields } }) => ({
              id,
              change: (choice) => readChangedChoice(fields, choice, { at, currency, violations, kind: doc }),
            })),
          ),
    )
}
