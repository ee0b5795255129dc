import type { Static } from 'typebox'
import type { FieldModification as Modification } from '@stoa/contract/data-items/bulk'
import type { Violation } from '@stoa/contract/problems'
import { isFieldName } from '../../database/query/read-filter.ts'
import { violation } from '../../database/query/violation.ts'
import { cleanValue, withinSize } from './data.ts'
import type { ItemProblem } from './item-problem.ts'
import type { Doc } from './item.ts'

export type FieldModification = Static<typeof Modification>

const arrayMax = 50_000
const systemFields: ReadonlySet<string> = new Set(['_id', '_owner', '_createdDate', '_updatedDate', 'id', 'createdDate', 'updatedDate'])

/** The violations of changes, before any item is read, and their values as they are stored. `hidden`: fields that the caller can't see and therefore can't
 *  change. */
export function readModifications(
  modifications: readonly FieldModification[],
  { at, hidden }: { at: string; hidden: readonly string[] },
): { read: Change[]; violations: Violation[] } {
  const violations: Violation[] = []
  const read = modifications.map((modification, index): Change => {
    const place = `${at}[${index}]`
    const path = modification.fieldPath.split('.')
    const option = optionOf[modification.action]
    if (!isFieldName(modification.fieldPath)) violations.push(violation(`${place}.fieldPath`, 'FORMAT', 'isn’t a valid field name'))
    else if (systemFields.has(path[0]!) || hidden.includes(path[0]!))
      violations.push(violation(`${place}.fieldPath`, 'FIELD_NOT_ALLOWED', 'isn’t a field that can be changed'))
    const given = option && modification[option]
    if (option && !given) violations.push(violation(`${place}.${option}`, 'REQUIRED_FIELD', 'is required'))
    const value = given && cleanValue(given.value, `${place}.${option}.value`, violations)
    return { action: modification.action, path, value, at: place }
  })
  return { read, violations }
}

const optionOf = {
  SET_FIELD: 'setFieldOptions',
  REMOVE_FIELD: undefined,
  INCREMENT_FIELD: 'incrementFieldOptions',
  APPEND_TO_ARRAY: 'appendToArrayOptions',
  REMOVE_FROM_ARRAY: 'removeFromArrayOptions',
} as const satisfies Record<FieldModification['action'], keyof FieldModification | undefined>

export interface Change {
  action: FieldModification['action']
  path: readonly string[]
  value: unknown
  at: string
}

/** The document after all changes, or why they can't be applied. */
export function modified(doc: Doc, changes: readonly Change[]): { doc: Doc } | ItemProblem {
  const copy = structuredClone(doc)
  for (const change of changes) {
    const place = parentOf(copy, change)
    const wrong = place ? act[change.action](place, change.path.at(-1)!, change.value) : 'goes through a value that isn’t an object'
    if (wrong !== undefined) return { violations: [violation(`${change.at}.fieldPath`, 'VALIDATION', wrong)] }
  }
  return withinSize(copy)
}

/** The object that contains a field, created if missing. Undefined if another value is in the way. */
function parentOf(doc: Doc, { path }: Change): Doc | undefined {
  let place = doc
  for (const name of path.slice(0, -1)) {
    const inner = Object.hasOwn(place, name) ? (place[name] ?? {}) : {}
    if (typeof inner !== 'object' || Array.isArray(inner)) return undefined
    define(place, name, inner)
    place = inner as Doc
  }
  return place
}

/** Sets an own key, whatever its name. */
const define = (place: Doc, name: string, value: unknown): void =>
  void Object.defineProperty(place, name, { value, enumerable: true, configurable: true, writable: true })

const valueIn = (place: Doc, name: string): unknown => (Object.hasOwn(place, name) ? (place[name] ?? null) : null)

/** What each action does to a field, or the violation. A missing value counts as 0 and as an empty list. */
const act: Readonly<Record<Change['action'], (place: Doc, name: string, value: unknown) => string | undefined>> = {
  SET_FIELD: (place, name, value) => void define(place, name, value),
  REMOVE_FIELD: (place, name) => void delete place[name],
  INCREMENT_FIELD(place, name, by) {
    const old = valueIn(place, name) ?? 0
    if (typeof old !== 'number') return 'isn’t a number'
    const sum = old + Number(by)
    if (!Number.isFinite(sum)) return 'would exceed the largest number'
    define(place, name, sum)
    return undefined
  },
  APPEND_TO_ARRAY(place, name, value) {
    const old = valueIn(place, name) ?? []
    if (!Array.isArray(old)) return 'isn’t a list'
    if (old.length >= arrayMax) return `would have more than ${arrayMax} entries`
    define(place, name, [...(old as unknown[]), value])
    return undefined
  },
  REMOVE_FROM_ARRAY(place, name, value) {
    const old = valueIn(place, name) ?? []
    if (!Array.isArray(old)) return 'isn’t a list'
    define(
      place,
      name,
      (old as unknown[]).filter((entry) => !same(entry, value)),
    )
    return undefined
  },
}

/** JSON equality: the order of keys doesn't matter. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same((a as Doc)[key], (b as Doc)[key]))
}
