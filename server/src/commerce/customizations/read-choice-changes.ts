import type { Violation } from '@stoa/contract/problems'
import { type CustomizationDoc, type Failure, masked, read, type WrittenChanges } from '../catalogue-parts/public.ts'
import { withChanged } from './choices.ts'
import { hasPriceOfModifier, readChangedChoice, type WrittenChoiceChanges } from './read-choices.ts'

type Problem = 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION' | 'CHOICE_NOT_FOUND' | 'DUPLICATE_CHOICE_NAME'
type Written = WrittenChanges<WrittenChoiceChanges>

/** Changes of choices, as a change of their customization. */
export function readChoiceChanges(written: readonly Written[], currency: string) {
  const changes = read((violations) =>
    written.map((one) => ({ at: one.at, changes: masked(one, { writable: ['name', 'colorCode', 'defaultAddedPrice'], violations }) })),
  )
  return (doc: CustomizationDoc) => read((violations) => changed(doc, changes, { currency, violations }))
}

function changed(
  doc: CustomizationDoc,
  written: readonly Omit<Written, 'mask'>[],
  reading: { currency: string; violations: Violation[] },
): CustomizationDoc | Failure<Problem> {
  const fields = written.map(({ changes }) => changes)
  if (hasPriceOfModifier(fields, doc)) return { problem: 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION' }
  return withChanged(
    doc,
    written.map(({ at, changes: { id, ...change } }) => ({
      id,
      change: (choice) => readChangedChoice(change, choice, { ...reading, at, kind: doc }),
    })),
  )
}
