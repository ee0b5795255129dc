import { refuseFields } from '../../kernel/refuse.ts'

/** Refuses a filter without a condition, such as `{}` or `{ "$and": [{}] }`: it would delete everything. */
export function requireCondition(filter: unknown): void {
  if (hasCondition(filter)) return
  refuseFields({ field: 'filter', violatedRule: 'REQUIRED_FIELD', description: 'A filter without a condition would delete all of them.' })
}

function hasCondition(filter: unknown): boolean {
  if (Array.isArray(filter)) return filter.some(hasCondition)
  if (typeof filter !== 'object' || filter === null) return false
  return Object.entries(filter).some(([key, value]) => !key.startsWith('$') || hasCondition(value))
}
