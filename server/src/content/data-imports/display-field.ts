import { type DataCollection, displayFieldOf, fieldsOf } from '../data-collections/public.ts'
import type { Column, ColumnMapping } from './import.ts'

/** Whether an import may set the field that names the items: only of a collection whose items have no name yet. */
export const canSetDisplayField = (collection: DataCollection): boolean => displayFieldOf(collection, fieldsOf(collection)) === undefined

/** Whether a field will be one of the collection's after the import. */
export const isFieldOf = (collection: DataCollection, mapping: readonly ColumnMapping[], key: string): boolean =>
  fieldsOf(collection).some((field) => field.key === key) || mapping.some(({ to, field }) => to === 'NEW_FIELD' && field === key)

interface Suggesting {
  collection: DataCollection
  columns: readonly Column[]
  mapping: readonly ColumnMapping[]
  /** The texts of a column in the first rows. */
  valuesOf: (column: number) => readonly string[]
}

/** The field that names the items best: a text whose column is called name or title and whose values differ, otherwise the first text whose values differ,
 *  otherwise the first text. */
export function suggestedDisplayField({ collection, columns, mapping, valuesOf }: Suggesting): string | undefined {
  if (!canSetDisplayField(collection)) return undefined
  const known = new Map(mapping.map((mapped) => [mapped.column, mapped]))
  const texts = columns.flatMap(({ name }, index) => {
    const mapped = known.get(name)
    return mapped?.to === 'NEW_FIELD' && mapped.field !== undefined && (mapped.type ?? 'TEXT') === 'TEXT'
      ? [{ name, field: mapped.field, index }]
      : []
  })
  const differing = texts.filter(({ index }) => differ(valuesOf(index)))
  const best = namePatterns.map((pattern) => differing.find(({ name }) => pattern.test(name))).find((one) => one !== undefined)
  return (best ?? differing[0] ?? texts[0])?.field
}

/** What a column with names is called, the surest first. */
const namePatterns = [
  /^\W*(title|name|headline|label|titel|titre|título|titulo|titolo|nom|nombre|nome)\W*$/iu,
  /^\W*(full|display|product|item|event|place|company)[\s_-]?(name|title)\W*$/iu,
  /(^|[\s_-])(name|title)\W*$|[a-z](Name|Title)$/u,
]

/** A few values may repeat, because two people can have the same name. */
const repeatedMax = 0.1

function differ(values: readonly string[]): boolean {
  const given = values.filter((value) => value.trim() !== '')
  return given.length > 0 && new Set(given).size >= given.length * (1 - repeatedMax)
}
