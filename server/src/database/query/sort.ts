import { sortFieldsMax } from '@stoa/contract/query'
import { part, raw, type Fragment } from '../sql.ts'
import { castOf } from './column-condition.ts'
import { emptyDocument, fieldNotAllowed } from './compile-filter.ts'
import { joinFragments } from './conditions.ts'
import { isFieldName } from './read-filter.ts'
import { valueAt, type Target } from './target.ts'
import { violation, type Violation } from './violation.ts'

/** One entry of `sort` on the wire. */
export interface Sorting {
  fieldName: string
  order?: 'ASC' | 'DESC'
}

/** A value that rows are sorted by. A missing one is less than any other. */
export interface SortKey {
  expression: Fragment
  /** The type that a position's value is bound as. */
  cast: string
  nullable: boolean
  descending: boolean
  /** A condition that is true for every row, so that the planner can use a partial index. */
  impliedCondition?: Fragment
}

/** The keys of a sort. The id is last, in the previous key's direction, so that one index can serve all keys and no two rows have the same position. */
export function sortKeys(sort: unknown, at: string, target: Target, violations: Violation[]): SortKey[] {
  const keys = readSort(sort, at, violations).flatMap(({ field, descending, at: path }) => {
    const key = sortKey(field, target)
    if (!key) violations.push(fieldNotAllowed(path))
    return key ? [{ ...key, descending }] : []
  })
  return [
    ...keys,
    { expression: part`${raw(target.id.sql)}`, cast: castOf(target.id), nullable: false, descending: keys.at(-1)?.descending ?? false },
  ]
}

function sortKey(field: string, target: Target): Omit<SortKey, 'descending'> | undefined {
  const { fields, doc, hidden } = target
  const path = field.split('.')
  const isHidden = doc && hidden.has(path[0] ?? '')
  const column = isHidden ? undefined : fields.get(field)
  if (column?.sortable) return { expression: part`${raw(column.sql)}`, cast: castOf(column), nullable: !column.notNull }
  if (column || !doc) return undefined
  const beside = isHidden ? undefined : target.indexedColumns?.get(field)
  const expression = beside === undefined ? valueAt(isHidden ? emptyDocument : doc, path) : part`${raw(beside)}`
  return {
    expression,
    cast: 'jsonb',
    nullable: false,
    ...(beside === undefined ? {} : { impliedCondition: part`${raw(beside)} is not null` }),
  }
}

interface SortEntry {
  field: string
  descending: boolean
  at: string
}

function readSort(sort: unknown, at: string, violations: Violation[]): SortEntry[] {
  if (sort === undefined || sort === null) return []
  if (!Array.isArray(sort)) return rejectSort(violation(at, 'FORMAT', 'must be a list of fields and sort orders'), violations)
  if (sort.length > sortFieldsMax)
    return rejectSort(violation(at, 'MAX_SIZE', `must have at most ${sortFieldsMax} entries`, { threshold: sortFieldsMax }), violations)
  return sort.flatMap((entry: unknown, index) => readEntry(entry, `${at}[${index}]`, violations))
}

function readEntry(entry: unknown, at: string, violations: Violation[]): SortEntry[] {
  const { fieldName, order } = (entry ?? {}) as { fieldName?: unknown; order?: unknown }
  if (typeof fieldName !== 'string' || !isFieldName(fieldName))
    return rejectSort(violation(`${at}.fieldName`, 'FORMAT', 'isn’t a valid field name'), violations)
  if (order !== undefined && order !== null && order !== 'ASC' && order !== 'DESC')
    return rejectSort(
      violation(`${at}.order`, 'INVALID_ENUM_VALUE', 'must be one of ASC, DESC', { allowedValues: ['ASC', 'DESC'] }),
      violations,
    )
  return [{ field: fieldName, descending: order === 'DESC', at: `${at}.fieldName` }]
}

function rejectSort(found: Violation, violations: Violation[]): [] {
  violations.push(found)
  return []
}

/** The list of `order by`. Only nullable columns name the side of nulls: an index's own order fits the others. */
export function orderBy(keys: readonly SortKey[]): Fragment {
  return joinFragments(
    keys.map(
      ({ expression, nullable, descending }) => part`${expression} ${raw(descending ? 'desc' : 'asc')}${raw(nulls(nullable, descending))}`,
    ),
    ', ',
  )
}

function nulls(nullable: boolean, descending: boolean): string {
  if (!nullable) return ''
  return descending ? ' nulls last' : ' nulls first'
}

export const reverseKeys = (keys: readonly SortKey[]): SortKey[] => keys.map((key) => ({ ...key, descending: !key.descending }))
