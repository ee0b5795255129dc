/** Whether a valid filter has a condition on this field. */
export function filterNames(filter: unknown, field: string): boolean {
  if (Array.isArray(filter)) return filter.some((one) => filterNames(one, field))
  if (typeof filter !== 'object' || filter === null) return false
  return Object.entries(filter).some(([key, value]) => key === field || (key.startsWith('$') && filterNames(value, field)))
}
