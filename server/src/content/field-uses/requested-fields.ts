import type { Operator } from '@stoa/contract/query'
import type { Condition, FilterNode } from '../../database/query/filter-node.ts'
import { readFilter } from '../../database/query/read-filter.ts'

/** Fields that a query filtered and sorted by, and for which an index would have helped. */
export interface RequestedFields {
  filtered: readonly string[]
  sorted: readonly string[]
}

interface CollectionFields {
  /** The first names of paths that are recorded: fields of the schema that the caller can see. */
  fields: ReadonlySet<string>
  /** Paths that have an index. */
  served: ReadonlySet<string>
}

/** Conditions that are selective with an index. A substring search or an existence check isn't. */
const selectiveOperators: ReadonlySet<Operator> = new Set([
  'eq',
  'in',
  'hasSome',
  'hasAll',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
] satisfies Operator[])

/** Undefined if the query used an index, or none could have helped. */
export function requestedFields(
  { filter, sort }: { filter?: unknown; sort?: unknown },
  { fields, served }: CollectionFields,
): RequestedFields | undefined {
  const node = readFilter(filter, 'filter', [])
  const first = firstSorted(sort)
  const isServed = requiredOf(node).some(({ field }) => served.has(field) || isOwnColumn(field))
  if (isServed) return undefined
  const isWanted = (path: string): boolean => fields.has(path.split('.')[0]!) && !served.has(path)
  const filtered = [...new Set(conditionsOf(node).map(({ field }) => field))].filter(isWanted)
  const sorted = first !== undefined && isWanted(first) ? [first] : []
  return filtered.length + sorted.length > 0 ? { filtered, sorted } : undefined
}

/** An item's id is the table's primary key. */
const isOwnColumn = (field: string): boolean => field === '_id' || field === 'id'

/** The conditions that every match must meet. */
function requiredOf(node: FilterNode): Condition[] {
  if (node.kind === 'condition') return selectiveOperators.has(node.operator) ? [node] : []
  return node.kind === 'and' ? node.nodes.flatMap(requiredOf) : []
}

function conditionsOf(node: FilterNode): Condition[] {
  if (node.kind === 'condition') return selectiveOperators.has(node.operator) ? [node] : []
  return node.kind === 'not' ? [] : node.nodes.flatMap(conditionsOf)
}

function firstSorted(sort: unknown): string | undefined {
  const [first] = Array.isArray(sort) ? (sort as unknown[]) : []
  const { fieldName } = (first ?? {}) as { fieldName?: unknown }
  return typeof fieldName === 'string' ? fieldName : undefined
}
