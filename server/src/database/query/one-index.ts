import { fragment, type Fragment } from '../sql.ts'
import type { Condition, FilterNode } from './filter-node.ts'
import { instantOf } from './literal.ts'
import type { SortKey } from './sort.ts'
import type { Target } from './target.ts'

const operators: ReadonlySet<string> = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'between'])

/** A start and an end. */
const conditionsMax = 2

/** Whether a query of data items filters and sorts by a single column, whose index has the rows in the order of the sort: then the best plan is the same
 *  whatever the values are. */
export function usesOneIndex(filter: FilterNode, keys: readonly SortKey[], target: Target): boolean {
  const conditions = conditionsIn(filter)
  const [sortedBy = target.id.sql, ...others] = keys.slice(0, -1).map(({ expression }) => expression.text)
  if (!conditions || conditions.length > conditionsMax || others.length > 0 || !isPlain(sortedBy)) return false
  const isById = sortedBy === target.id.sql
  return conditions.every((condition) => {
    const column = columnOf(condition, target)
    const isInOrder = column === sortedBy || (isById && conditions.length === 1 && column !== undefined && condition.operator === 'eq')
    return operators.has(condition.operator) && isInOrder && !hasTwoReadings(condition, target)
  })
}

/** The same condition with bounds that PostgreSQL reads only when it runs. It would expect a plan for known ones to be cheaper than one for any, and so plan each
 *  time, which takes longer than the query (decision 0109). */
export const withBoundsUnknown = ({ text, values }: Fragment): Fragment =>
  fragment(text.replace(/\$\d+::\w+(?!\[|\w)/g, '(select $&)'), values)

/** Text in a document that may also be a date is looked for in two parts of the index. */
const hasTwoReadings = ({ field, operands }: Condition, { fields }: Target): boolean =>
  !fields.has(field) && operands.some((operand) => typeof operand === 'string' && instantOf(operand) !== undefined)

function conditionsIn(node: FilterNode): Condition[] | undefined {
  if (node.kind === 'condition') return [node]
  if (node.kind !== 'and') return undefined
  const inner = node.nodes.map(conditionsIn)
  return inner.every((list) => list !== undefined) ? inner.flat() : undefined
}

/** A column that has a value in every item, and no lists. */
function columnOf({ field }: Condition, { fields, hidden, indexedColumns, fieldsWithoutLists }: Target): string | undefined {
  if (hidden.has(field.split('.')[0]!)) return undefined
  const column = fields.get(field)
  if (column) return column.notNull === true ? column.sql : undefined
  const indexed = fieldsWithoutLists?.has(field) ? indexedColumns?.get(field) : undefined
  return indexed !== undefined && isPlain(indexed) ? indexed : undefined
}

const isPlain = (sql: string): boolean => /^\w+$/.test(sql)
