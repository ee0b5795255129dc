import type { FieldType } from '@stoa/contract/data-collections/field'
import { columnKey } from '@stoa/contract/data-imports/column-key'
import type { Import } from './import-view.ts'

type Mapping = Import['mapping']
type Column = Import['columns'][number]

/** The types offered for a new field; the detected type is offered as well. */
export const offeredTypes = [
  'TEXT',
  'NUMBER',
  'BOOLEAN',
  'DATE',
  'DATETIME',
  'TIME',
  'URL',
  'EMAIL',
  'RICH_TEXT',
  'RICH_CONTENT',
  'IMAGE',
  'VIDEO',
  'AUDIO',
  'DOCUMENT',
  'MEDIA_GALLERY',
  'ADDRESS',
  'OBJECT',
  'ARRAY',
  'ARRAY_STRING',
  'ANY',
] as const satisfies readonly FieldType[]
export type OfferedType = (typeof offeredTypes)[number]

/** The target of a column as the value of a select: `SKIP`, `FIELD:title`, `NEW:NUMBER`. */
export function choiceOf(mapped: Mapping[number] | undefined): string {
  if (!mapped) return 'SKIP'
  if (mapped.to === 'FIELD') return `FIELD:${mapped.field}`
  return mapped.to === 'NEW_FIELD' ? `NEW:${mapped.type ?? 'TEXT'}` : mapped.to
}

/** The mapping in a form: one target per column, `to.0`, `to.1` and so on. */
export function mappingOf(form: FormData, columns: readonly Column[], before: Mapping): Mapping {
  const known = new Map(before.map((one) => [one.column, one]))
  const taken = new Set<string>()
  return columns.map(({ name }, index) => {
    const mapped = mappingOfColumn(String(form.get(`to.${index}`) ?? 'SKIP'), name, known.get(name))
    if (mapped.to !== 'NEW_FIELD') return mapped
    const field = free(mapped.field!, taken)
    taken.add(field)
    return { ...mapped, field }
  })
}

/** Types of fields whose values can name an item. */
const namingTypes: ReadonlySet<string> = new Set(['TEXT', 'NUMBER', 'URL', 'EMAIL'])

/** Whether a column, by its choice, becomes a field that can name the items. */
export const canNameItems = (choice: string): boolean => choice.startsWith('NEW:') && namingTypes.has(choice.slice('NEW:'.length))

/** The field of the column that is to name the items, sent as its index; undefined if that isn't imported as a new field. */
export function displayFieldIn(form: FormData, mapping: Mapping): string | undefined {
  const mapped = mapping[Number(form.get('displayColumn') ?? Number.NaN)]
  return mapped?.to === 'NEW_FIELD' && canNameItems(choiceOf(mapped)) ? mapped.field : undefined
}

function mappingOfColumn(choice: string, column: string, before: Mapping[number] | undefined): Mapping[number] {
  const [to, value = ''] = choice.split(/:(.*)/s)
  if (to === 'FIELD') return { column, to, field: value, ...(before?.field === value && before.type ? { type: before.type } : {}) }
  if (to === 'ID' || to === 'OTHER_FIELDS') return { column, to }
  if (to !== 'NEW') return { column, to: 'SKIP' }
  const type = offeredTypes.find((one) => one === value) ?? 'TEXT'
  const field = before?.to === 'NEW_FIELD' && before.field ? before.field : columnKey(column)
  return { column, to: 'NEW_FIELD', field, type, displayName: column }
}

function free(field: string, taken: ReadonlySet<string>): string {
  let name = field
  for (let number = 2; taken.has(name); number++) name = `${field}${number}`
  return name
}
