import { fragment, part, raw, type Fragment } from '../sql.ts'
import { columnCondition } from './column-condition.ts'
import { and, never, not, or } from './conditions.ts'
import { documentCondition, fieldAt, type Field } from './document-condition.ts'
import type { Condition, FilterNode } from './filter-node.ts'
import type { Target } from './target.ts'
import { violation, type Violation } from './violation.ts'

/** A filter as a SQL condition. It is never wrongly true and never an error. Fields and operators that the target doesn't offer are added to `violations`;
 *  the condition is then useless. */
export function compileFilter(node: FilterNode, target: Target, violations: Violation[]): Fragment {
  const compile = (inner: FilterNode): Fragment => {
    if (inner.kind === 'condition') return compileCondition(inner, target, violations)
    if (inner.kind === 'not') return not(compile(inner.node))
    return inner.kind === 'and' ? and(inner.nodes.map(compile)) : or(inner.nodes.map(compile))
  }
  return compile(node)
}

/** The lookup of a hidden field: the same statement as for a field that doesn't exist, so that not even timing distinguishes them. */
export const emptyDocument = fragment(`'{}'::jsonb`)

function compileCondition(condition: Condition, target: Target, violations: Violation[]): Fragment {
  const path = condition.field.split('.')
  if (target.doc && target.hidden.has(path[0] ?? '')) return documentCondition(condition, fieldAt(emptyDocument, path))
  const field = target.fields.get(condition.field)
  if (field) {
    if (field.operators.includes(condition.operator)) return columnCondition(condition, field, violations)
    violations.push(operatorNotAllowed(condition, field.operators))
    return never
  }
  if (target.doc) return documentCondition(condition, itemField(condition.field, target, target.doc))
  violations.push(fieldNotAllowed(condition.at.field))
  return never
}

/** A field of a data item, including its columns. */
function itemField(name: string, { indexedColumns, fieldsWithoutLists, foldedColumns }: Target, doc: Fragment): Field {
  const [column, withoutCase] = [indexedColumns?.get(name), foldedColumns?.get(name)]
  const field =
    column === undefined ? fieldAt(doc, name.split('.')) : { value: part`${raw(column)}`, isSingle: fieldsWithoutLists?.has(name) ?? false }
  return withoutCase === undefined ? field : { ...field, folded: part`${raw(withoutCase)}` }
}

/** The same error for private fields and unknown names. */
export const fieldNotAllowed = (at: string): Violation => violation(at, 'FIELD_NOT_ALLOWED', 'isn’t a field that you can filter or sort by')

function operatorNotAllowed({ at, operator }: Condition, allowed: readonly string[]): Violation {
  const allowedValues = allowed.map((name) => `$${name}`)
  return violation(at.operand, 'INVALID_ENUM_VALUE', `has no $${operator}; use one of ${allowedValues.join(', ')}`, { allowedValues })
}
