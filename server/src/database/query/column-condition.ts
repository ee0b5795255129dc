import { part, raw, type Fragment } from '../sql.ts'
import { encode } from './column-operand.ts'
import { always, and, never, not, or } from './conditions.ts'
import type { Condition, Literal } from './filter-node.ts'
import { likePattern } from './like.ts'
import { isList, type EntityField } from './target.ts'
import { violation, type Violation } from './violation.ts'

const casts: Readonly<Record<EntityField['type'], string>> = {
  text: 'text',
  uuid: 'uuid',
  number: 'double precision',
  boolean: 'boolean',
  date: 'timestamptz',
  texts: 'text',
  uuids: 'uuid',
}
const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

/** The type that a value of the column is bound as; for a list, that of its members. */
export const castOf = ({ type, scale }: Pick<EntityField, 'type' | 'scale'>): string =>
  type === 'number' && scale !== undefined ? 'bigint' : casts[type]

/** A condition on a column. Every value is bound with the column's own type, so that a plain btree index on it serves equality, ranges and lists. */
export function columnCondition(condition: Condition, field: EntityField, violations: Violation[]): Fragment {
  const column = raw(field.sql)
  const [first = null, second = null] = condition.operands
  const compare = (operator: keyof typeof comparisons, literal: Literal) => {
    const [bound] = bind([literal], { ...condition, operator }, field, violations)
    return bound === undefined ? never : part`${column} ${raw(comparisons[operator])} ${bound}::${raw(castOf(field))}`
  }
  const equal = () => equalToAny(condition, field, violations)
  switch (condition.operator) {
    case 'eq':
    case 'in':
    case 'hasSome':
      return equal()
    case 'ne':
    case 'nin':
      return not(equal())
    case 'hasAll':
      return containsAll(condition, field, violations)
    case 'exists':
      return first ? part`${column} is not null` : part`${column} is null`
    case 'isEmpty':
      return first ? isEmpty(field) : not(isEmpty(field))
    case 'between':
      return and([compare('gte', first), compare('lt', second)])
    case 'contains':
    case 'startsWith':
    case 'endsWith':
      return part`${field.type === 'uuid' ? raw(`${field.sql}::text`) : column} ilike ${likePattern(condition.operator, String(first))}`
    default:
      return compare(condition.operator, first)
  }
}

function equalToAny(condition: Condition, field: EntityField, violations: Violation[]): Fragment {
  if (condition.operands.some((operand) => isInEveryList(operand, field))) return always
  const column = raw(field.sql)
  const isMissing = condition.operands.includes(null) ? [part`${column} is null`] : []
  const bound = bind(condition.operands, condition, field, violations)
  if (bound.length === 0) return or(isMissing)
  const cast = raw(castOf(field))
  const among = field.among === undefined ? [] : [part`${raw(field.among)} && ${bound}::${cast}[]`]
  if (isList(field)) return or([...isMissing, and([...among, field.hasAny?.(bound.map(String)) ?? part`${column} && ${bound}::${cast}[]`])])
  const one = condition.operator === 'eq' || condition.operator === 'ne'
  const isEqual = one ? part`${column} = ${bound[0]}::${cast}` : part`${column} = any(${bound}::${cast}[])`
  return or([...isMissing, and([...among, isEqual])])
}

/** A single value contains all operands if all of them equal it. */
function containsAll(condition: Condition, field: EntityField, violations: Violation[]): Fragment {
  const operands = condition.operands.filter((operand) => !isInEveryList(operand, field))
  if (operands.length === 0 && condition.operands.length > 0) return always
  const bound = bind(operands, condition, field, violations)
  if (bound.length === 0 || bound.length < operands.length) return never
  const cast = raw(castOf(field))
  if (!isList(field)) return part`${raw(field.sql)} = all(${bound}::${cast}[])`
  const among = field.among === undefined ? [] : [part`${raw(field.among)} @> ${bound}::${cast}[]`]
  if (field.hasAny) among.push(field.hasAny(bound.map(String)))
  return and([...among, part`${raw(field.sql)} @> ${bound}::${cast}[]`])
}

const isInEveryList = (operand: Literal, { inEveryList }: EntityField): boolean => inEveryList !== undefined && operand === inEveryList

function isEmpty(field: EntityField): Fragment {
  if (field.inEveryList !== undefined) return never
  const column = raw(field.sql)
  if (isList(field)) return part`(${column} is null or cardinality(${column}) = 0)`
  return field.type === 'text' ? part`(${column} is null or ${column} = '')` : part`${column} is null`
}

/** The operands in the column's type, without nulls and without those that nothing can equal. */
function bind(
  literals: readonly Literal[],
  { operator, at }: Condition,
  field: EntityField,
  violations: Violation[],
): (string | boolean)[] {
  const bound: (string | boolean)[] = []
  for (const literal of literals) {
    if (literal === null) continue
    const value = field.toStored && typeof literal === 'string' ? field.toStored(literal) : literal
    const operand = encode[field.type](value, field, operator)
    if ('bound' in operand) bound.push(operand.bound)
    else if ('problem' in operand) {
      violations.push(violation(at.operand, 'FORMAT', operand.problem))
      return []
    }
  }
  return bound
}
