import type { dataImports } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Violation } from '@stoa/contract/problems'
import { violation } from '../../database/query/violation.ts'
import { Invalid } from '../../kernel/refuse.ts'
import { type DataCollection, type Field, fieldsOf } from '../data-collections/public.ts'
import { canSetDisplayField, isFieldOf } from './display-field.ts'
import type { Column, ColumnMapping, Plan } from './import.ts'

export type Planning = Omit<RequestOf<typeof dataImports.planImport>, 'id' | 'dialect'>

const system: ReadonlySet<string> = new Set(['_id', '_owner', '_createdDate', '_updatedDate'])

/** Refuses a mapping with two columns for one target, or a column without a valid one. */
export function checkMapping(mapping: readonly ColumnMapping[], columns?: readonly Column[]): void {
  const places = mapping.map(targetOf)
  const violations = mapping.flatMap(({ to, field }, index): Violation[] => {
    const at = `mapping[${index}]`
    const found: Violation[] = []
    if (to === 'FIELD' || to === 'NEW_FIELD') found.push(...fieldViolations(field, `${at}.field`))
    if (places[index] !== undefined && places.indexOf(places[index]) < index)
      found.push(violation(`${at}.${to === 'ID' ? 'to' : 'field'}`, 'VALIDATION', 'is already mapped to another column'))
    return found
  })
  const all = [...columnViolations(mapping, columns), ...violations]
  if (all.length > 0) throw new Invalid(all)
}

/** Columns that the file doesn't have, or that are mapped twice. */
export function columnViolations(mapping: readonly ColumnMapping[], columns?: readonly Column[]): Violation[] {
  const names = columns && new Set(columns.map(({ name }) => name))
  return mapping.flatMap(({ column }, index) => {
    const at = `mapping[${index}].column`
    return [
      ...(names && !names.has(column) ? [violation(at, 'VALIDATION', 'isn’t a column of the file')] : []),
      ...(mapping.findIndex((other) => other.column === column) < index ? [violation(at, 'VALIDATION', 'is mapped twice')] : []),
    ]
  })
}

function fieldViolations(field: string | undefined, at: string): Violation[] {
  if (field === undefined) return [violation(at, 'REQUIRED_FIELD', 'is required')]
  return system.has(field) ? [violation(at, 'FIELD_NOT_ALLOWED', 'is a system field')] : []
}

/** Targets that only one column can have. */
function targetOf({ to, field }: ColumnMapping): string | undefined {
  if (to === 'ID') return ' id'
  return to === 'FIELD' || to === 'NEW_FIELD' ? field : undefined
}

/** A display field that the mapping no longer mentions is dropped. */
export const withPlanning = (plan: Plan, { mapping, mode, emptyCells, displayField }: Planning): Plan => ({
  ...plan,
  ...(mapping ? { mapping } : {}),
  displayField: displayField ?? (mapping && !mapping.some(({ field }) => field === plan.displayField) ? undefined : plan.displayField),
  ...(mode ? { mode } : {}),
  ...(emptyCells ? { emptyCells } : {}),
})

/** Refuses a display field that the collection wouldn't have, or of a collection whose items have a name already. */
export function checkDisplayField(displayField: string, mapping: readonly ColumnMapping[], collection: DataCollection): void {
  const problem = !canSetDisplayField(collection)
    ? 'can’t be set, because the collection has one already'
    : isFieldOf(collection, mapping, displayField)
      ? undefined
      : 'isn’t a field of the collection or a new field of the mapping'
  if (problem) throw new Invalid([violation('displayField', 'VALIDATION', problem)])
}

/** Whether any part of a row would be imported. Objects keep keys that aren't mapped. */
export const leadsSomewhere = ({ mapping, dialect }: Plan): boolean =>
  !dialect || mapping.some(({ to }) => to === 'FIELD' || to === 'NEW_FIELD' || to === 'OTHER_FIELDS')

/** The fields to add to the collection. */
export function newFields(collection: DataCollection, { mapping }: Plan): Field[] {
  const known = new Set(fieldsOf(collection).map(({ key }) => key))
  return mapping.flatMap(({ to, field, type, displayName }) =>
    to === 'NEW_FIELD' && field !== undefined && !known.has(field)
      ? [{ key: field, type: newType(type), ...(displayName ? { displayName } : {}) } as Field]
      : [],
  )
}

/** A file doesn't name the collection that a reference refers to: ids are still parsed as references, and the field is a text until someone sets the collection. */
export function newType(type: ColumnMapping['type']): Field['type'] {
  if (type === 'REFERENCE') return 'TEXT'
  return type === 'MULTI_REFERENCE' ? 'ARRAY_STRING' : (type ?? 'TEXT')
}
