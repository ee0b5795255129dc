import type { ChoiceGroup } from '../../imports/column-list.tsx'
import type { Import } from '../../imports/import-view.ts'
import { choiceOf, offeredTypes } from '../../imports/mapping-form.ts'
import type { Texts } from '../../texts/texts.ts'

/** The fields of a collection. */
export type ImportedFields = readonly { key: string; name: string }[]

/** What a column of a file can be imported into: an item's ID, its fields, or new ones. */
export function itemChoices(
  { skip, asId, otherFields, existing, fresh, newField, types }: Texts['dashboard']['imports'],
  fields: ImportedFields,
  mapped: Import['mapping'][number] | undefined,
): ChoiceGroup[] {
  // Objects may have fields that the collection does not define.
  const free = mapped?.to === 'FIELD' && !fields.some(({ key }) => key === mapped.field)
  return [
    {
      choices: [
        { value: 'SKIP', text: skip },
        { value: 'ID', text: asId },
        { value: 'OTHER_FIELDS', text: otherFields },
      ],
    },
    ...(fields.length > 0 ? [{ label: existing, choices: fields.map(({ key, name }) => ({ value: `FIELD:${key}`, text: name })) }] : []),
    ...(free ? [{ choices: [{ value: choiceOf(mapped), text: mapped.field ?? '' }] }] : []),
    { label: fresh, choices: offeredTypes.map((type) => ({ value: `NEW:${type}`, text: newField(types[type]) })) },
  ]
}
