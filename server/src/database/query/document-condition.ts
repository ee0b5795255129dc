import { part, raw, type Fragment } from '../sql.ts'
import { always, and, never, not, or } from './conditions.ts'
import type { Condition, Literal } from './filter-node.ts'
import { endOfFoldedText, foldedText } from './indexed.ts'
import { likePattern } from './like.ts'
import { instantOf, isInstant } from './literal.ts'
import { jsonNull, valueAt } from './target.ts'

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const
type Comparison = keyof typeof comparisons

/** The range of jsonb's order that each type fills: its first value, and the first value after it. Doubles end far below 10^400. */
const typeRanges = {
  string: [`'""'`, `'-1e400'`],
  number: [`'-1e400'`, `'false'`],
  boolean: [`'false'`, `'[null]'`],
  list: [`'[null]'`, `'{}'`],
  date: [`'{"$date": ""}'`, `'{"$date": -1e400}'`],
} as const
type RangeType = keyof typeof typeRanges

/** A condition on a path of a document. It is never unknown to SQL: a missing value counts as null. */
export function documentCondition({ operator, operands }: Condition, field: Field): Fragment {
  const { value } = field
  const [first = null, second = null] = operands
  const equal = () => equalToAny(operands, field)
  switch (operator) {
    case 'eq':
    case 'in':
    case 'hasSome':
      return equal()
    case 'ne':
    case 'nin':
      return not(equal())
    case 'hasAll':
      return containsAll(operands, field)
    case 'exists':
      return part`${value} ${raw(first ? '<>' : '=')} ${raw(jsonNull)}`
    case 'isEmpty':
      return part`${value} ${raw(first ? 'in' : 'not in')} (${raw(jsonNull)}, '""'::jsonb, '[]'::jsonb)`
    case 'between':
      return and([compare(value, 'gte', first), compare(value, 'lt', second)])
    case 'contains':
    case 'startsWith':
    case 'endsWith':
      return and([
        operator === 'startsWith' ? startsWith(field, String(first)) : always,
        contains(value, likePattern(operator, String(first))),
      ])
    default:
      return compare(value, operator, first)
  }
}

const contains = (value: Fragment, pattern: string): Fragment =>
  part`(jsonb_typeof(${value}) = 'string' and ${value} #>> '{}' ilike ${pattern})`

/** The range of a case-insensitive index that contains all texts with this prefix. */
function startsWith({ folded }: Field, text: string): Fragment {
  if (!folded) return always
  return part`(${folded} >= ${foldedText(part`${text}::text`)} and ${folded} < ${endOfFoldedText(part`${text}::text`)})`
}

/** A field of a document: its value, and how to find it. A field with a column isn't looked up in the document. */
export interface Field {
  value: Fragment
  location?: { doc: Fragment; path: readonly string[] }
  /** None of its values is a list. */
  isSingle?: boolean
  /** A case-insensitive column of the field. */
  folded?: Fragment
}

export const fieldAt = (doc: Fragment, path: readonly string[]): Field => ({ value: valueAt(doc, path), location: { doc, path } })

/** Equal to one of them, or a list with an entry that is. `byValue` suits a btree index on the value, where lists have a range of their own; `byDocument` a
 *  GIN index on the document. Containment is exact except for dates (an object may have more than its date), and expensive for many values. */
function equalToAny(literals: readonly Literal[], { value, location, isSingle }: Field): Fragment {
  const isMissing = literals.includes(null) ? [part`${value} = ${raw(jsonNull)}`] : []
  const readings = literals.filter((literal) => literal !== null).flatMap(readingsOf)
  if (readings.length === 0) return or(isMissing)
  if (isSingle) return or([...isMissing, isOneOf(value, readings.map(json))])
  const byValue = part`(${value} = any(${readings.map(json)}::jsonb[]) or ${isInRange(value, 'list')})`
  const byEntry = () => part`exists (select from ${entriesOf(value)} as entry(held) where entry.held = any(${readings.map(json)}::jsonb[]))`
  if (!location || readings.length > containedMax) return or([...isMissing, and([byValue, byEntry()])])
  const byDocument = part`${location.doc} @> any(${readings.flatMap((literal) => documentsWith(location.path, literal)).map(json)}::jsonb[])`
  return or([...isMissing, and([byValue, byDocument, ...(readings.some(isInstant) ? [byEntry()] : [])])])
}

/** For a single value, an index on several fields can use its next column. */
const isOneOf = (value: Fragment, pattern: readonly string[]): Fragment =>
  pattern.length === 1 ? part`${value} = ${pattern[0]}::jsonb` : part`${value} = any(${pattern}::jsonb[])`

const containedMax = 16

/** A value that isn't a list contains all operands if all of them equal it. */
function containsAll(literals: readonly Literal[], field: Field): Fragment {
  const [first] = literals
  if (first === undefined) return never
  const pattern = json(literals.map(readingsOf))
  const lacksOne = part`exists (select from jsonb_array_elements(${pattern}::jsonb) as wanted(readings) where not exists (
    select from ${entriesOf(field.value)} as entry(held), jsonb_array_elements(wanted.readings) as reading(meant) where entry.held = reading.meant))`
  return and([equalToAny([first], field), part`not ${lacksOne}`])
}

const entriesOf = (value: Fragment): Fragment =>
  part`jsonb_array_elements(case jsonb_typeof(${value}) when 'array' then ${value} else jsonb_build_array(${value}) end)`

/** Documents that contain the literal at the path, and those that contain it in a list there. */
function documentsWith(path: readonly string[], literal: Literal): unknown[] {
  // A computed key is an own key whatever its name, including `__proto__`.
  const nest = (leaf: unknown) => path.reduceRight((inner, name) => ({ [name]: inner }), leaf)
  return [nest(literal), nest([literal])]
}

/** Only compares with values of the same type. */
function compare(value: Fragment, operator: Comparison, literal: Literal): Fragment {
  const ranges = readingsOf(literal).map((reading) => {
    const [first, after] = typeRanges[rangeTypeOf(reading)]
    const bound = part`${value} ${raw(comparisons[operator])} ${json(reading)}::jsonb`
    return operator.startsWith('g')
      ? part`(${bound} and ${value} < ${raw(after)}::jsonb)`
      : part`(${bound} and ${value} >= ${raw(first)}::jsonb)`
  })
  return or(ranges)
}

function isInRange(value: Fragment, type: RangeType): Fragment {
  const [first, after] = typeRanges[type]
  return part`(${value} >= ${raw(first)}::jsonb and ${value} < ${raw(after)}::jsonb)`
}

const rangeTypeOf = (literal: Literal): RangeType => (isInstant(literal) ? 'date' : (typeof literal as RangeType))

/** Older packages send dates as plain ISO text, so such text matches the text and the date (wire §5). */
function readingsOf(literal: Literal): readonly Literal[] {
  const instant = typeof literal === 'string' ? instantOf(literal) : undefined
  return instant ? [literal, instant] : [literal]
}

const json = (value: unknown): string => JSON.stringify(value)
