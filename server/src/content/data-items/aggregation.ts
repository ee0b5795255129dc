import type { dataItems } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Violation } from '@stoa/contract/problems'
import type { Aggregation, Figure, GroupRow } from '../../database/query/aggregate.ts'
import { isFieldName } from '../../database/query/read-filter.ts'
import { violation } from '../../database/query/violation.ts'
import { Invalid } from '../../kernel/refuse.ts'

type AggregationInput = RequestOf<typeof dataItems.aggregateDataItems>['aggregation']
type Operation = NonNullable<NonNullable<AggregationInput>['operations']>[number]

/** The parsed aggregation, or all violations of the request. */
export function aggregationOf(asked: AggregationInput): Aggregation {
  const violations: Violation[] = []
  const groups = asked?.groupingFields ?? []
  groups.forEach((field, index) => checkName(field, `aggregation.groupingFields[${index}]`, violations))
  const figures = (asked?.operations ?? []).flatMap((operation, index) =>
    figureOf(operation, `aggregation.operations[${index}]`, violations),
  )
  const names = figures.map(({ name }) => name)
  names.forEach((name, index) => {
    if (names.indexOf(name) < index || groups.includes(name) || name === '_id')
      violations.push(violation(`aggregation.operations[${index}].resultFieldName`, 'VALIDATION', 'is already used as a name'))
  })
  if (groups.length + figures.length === 0)
    violations.push(violation('aggregation', 'REQUIRED_FIELD', 'must have at least one grouping or operation'))
  if (violations.length > 0) throw new Invalid(violations)
  return { groups, figures }
}

const kinds = ['sum', 'average', 'min', 'max'] as const

function figureOf(operation: Operation, at: string, violations: Violation[]): Figure[] {
  const named = kinds.flatMap((kind) => (operation[kind] ? [{ kind, field: operation[kind].itemFieldName }] : []))
  const asked = operation.itemCount ? [...named, { kind: 'count' as const, field: '' }] : named
  if (asked.length !== 1) {
    violations.push(violation(at, 'ONE_OF_ALIGNMENT', `must have exactly one of ${kinds.join(', ')}, itemCount`))
    return []
  }
  for (const { kind, field } of named) checkName(field, `${at}.${kind}.itemFieldName`, violations)
  return asked.map((one) => ({ ...one, name: operation.resultFieldName }))
}

function checkName(field: string, at: string, violations: Violation[]): void {
  if (!isFieldName(field)) violations.push(violation(at, 'FORMAT', 'isn’t a valid field name'))
}

/** A group on the wire: its values in `_id`, and its results by name (wire §5). */
export function presentGroup({ groups, figures }: Aggregation, row: GroupRow): Record<string, unknown> {
  const id = Object.fromEntries(groups.map((field, index) => [field, row.groups[index]]))
  return { ...(groups.length > 0 ? { _id: id } : {}), ...Object.fromEntries(figures.map(({ name }, index) => [name, row.figures[index]])) }
}
