import { cellText } from '../../grid/cell-text.ts'
import type { GridField, Kind } from '../../grid/field.ts'
import { parseCell, type Parsed } from '../../grid/parse-cell.ts'
import type { Operator } from './filter-tree.ts'

/** The operand of an operator: yes or no, one value, two, a list, or text. */
export type Operand = 'yes-no' | 'one' | 'two' | 'several' | 'text'

const operands: Readonly<Record<Operator, Operand>> = {
  $eq: 'one',
  $ne: 'one',
  $gt: 'one',
  $gte: 'one',
  $lt: 'one',
  $lte: 'one',
  $between: 'two',
  $in: 'several',
  $nin: 'several',
  $hasSome: 'several',
  $hasAll: 'several',
  $contains: 'text',
  $startsWith: 'text',
  $endsWith: 'text',
  $exists: 'yes-no',
  $isEmpty: 'yes-no',
}

export const operandOf = (operator: Operator): Operand => operands[operator]

const equal: readonly Operator[] = ['$eq', '$ne']
const ordered: readonly Operator[] = ['$gt', '$gte', '$lt', '$lte', '$between']
const listed: readonly Operator[] = ['$in', '$nin']
const lists: readonly Operator[] = ['$hasSome', '$hasAll']
const worded: readonly Operator[] = ['$contains', '$startsWith', '$endsWith']
const there: readonly Operator[] = ['$exists', '$isEmpty']

const text = [...worded, ...equal, ...ordered, ...listed, ...there]
const measured = [...equal, ...ordered, ...listed, ...there]
const several = [...lists, ...equal, ...listed, ...there]

/** The operators for each kind of field, the most common first (docs/query-language.md). */
export const operatorsOf: Readonly<Record<Kind, readonly Operator[]>> = {
  text,
  long: text,
  url: text,
  email: text,
  number: measured,
  day: measured,
  instant: measured,
  time: measured,
  boolean: [...equal, ...there],
  status: [...equal, ...listed],
  tags: several,
  references: several,
  reference: [...equal, ...listed, ...there],
  json: [...there, ...equal, ...worded, ...ordered, ...listed, ...lists],
}

/** An entry of a list field is text. */
const single = (field: GridField): GridField => {
  const bare = { ...field, isRequired: false, min: undefined, max: undefined, sizeMin: undefined, sizeMax: undefined }
  if (field.kind === 'tags' || field.kind === 'references') return { ...bare, kind: 'text', shape: undefined }
  return field.kind === 'json' ? { ...bare, shape: 'any' } : bare
}

/** The texts in the inputs of a condition. */
export function operandTexts(operator: Operator, value: unknown, { field, timeZone }: { field: GridField; timeZone: string }): string[] {
  const one = (each: unknown): string => cellText(each, single(field).kind, timeZone)
  switch (operandOf(operator)) {
    case 'yes-no':
      return [value === false ? 'FALSE' : 'TRUE']
    case 'text':
      return [typeof value === 'string' ? value : '']
    case 'two':
      return Array.isArray(value) ? [one(value[0]), one(value[1])] : ['', '']
    case 'several':
      return [Array.isArray(value) ? value.map(one).join(', ') : '']
    case 'one':
      return [one(value)]
  }
}

/** Parses typed operands into the operator's value, or returns the problem. An empty input means no value: `$eq` then matches items without one. */
export function operandValue(
  operator: Operator,
  texts: readonly string[],
  { field, timeZone }: { field: GridField; timeZone: string },
): Parsed {
  const [first = '', second = ''] = texts
  const one = (typed: string): Parsed => parseCell(typed, single(field), timeZone)
  switch (operandOf(operator)) {
    case 'yes-no':
      return { value: first !== 'FALSE' }
    case 'text':
      return first === '' ? { problem: 'required' } : { value: first }
    case 'two':
      return first === '' || second === '' ? { problem: 'required' } : together([one(first), one(second)])
    case 'several':
      return together(
        first
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== '')
          .map(one),
      )
    case 'one': {
      const parsed = one(first)
      return 'value' in parsed ? { value: parsed.value ?? null } : parsed
    }
  }
}

function together(parts: readonly Parsed[]): Parsed {
  const wrong = parts.find((part) => 'problem' in part)
  if (wrong) return wrong
  return parts.length === 0 ? { problem: 'required' } : { value: parts.map((part) => (part as { value: unknown }).value) }
}
