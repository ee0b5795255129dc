/** A filter with `$matchItems` written as conditions on the fields of the items: `{ list: { $matchItems: [{ id: 1 }] } }` is `{ 'list.id': 1 }`. Only lists whose
 *  items have one field to filter by can be written so; for others it stays, and is refused as an unknown operator. */
export function withoutMatchItems(filter: unknown, lists: ReadonlySet<string>): unknown {
  if (Array.isArray(filter)) return filter.map((each) => withoutMatchItems(each, lists))
  if (!isObject(filter)) return filter
  const conditions: unknown[] = []
  const others = Object.entries(filter).flatMap(([name, value]) => {
    if (name.startsWith('$')) return [[name, withoutMatchItems(value, lists)]]
    if (!lists.has(name) || !isObject(value) || !Array.isArray(value['$matchItems'])) return [[name, value]]
    const { $matchItems: items, ...rest } = value
    conditions.push(...(items as unknown[]).map((item) => conditionOf(name, item)))
    return Object.keys(rest).length > 0 ? [[name, rest]] : []
  })
  const rest: unknown = Object.fromEntries(others)
  return conditions.length > 0 ? { $and: [rest, ...conditions] } : rest
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const conditionOf = (list: string, item: unknown): Record<string, unknown> =>
  isObject(item)
    ? Object.fromEntries(Object.entries(item).map(([field, condition]) => [`${list}.${field}`, condition]))
    : { [list]: { $matchItems: item } }
