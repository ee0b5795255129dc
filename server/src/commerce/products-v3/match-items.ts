type Filter = Record<string, unknown>

/** Lists of a product whose items have an ID only. */
const categoryLists: ReadonlySet<string> = new Set(['directCategoriesInfo.categories', 'allCategoriesInfo.categories'])

/** A filter of products with `$matchItems` on their categories written as conditions on the IDs: `{ 'allCategoriesInfo.categories': { $matchItems: [{ id: 1 }] } }`
 *  is `{ 'allCategoriesInfo.categories.id': 1 }`. On other lists it is refused as an unknown operator. */
export function withoutMatchItems(filter: Filter | null | undefined): Filter | null | undefined {
  return filter && rewritten(filter)
}

function rewritten(filter: Filter): Filter {
  const conditions: Filter[] = []
  const others = Object.entries(filter).flatMap(([name, value]) => {
    if (name.startsWith('$')) return [[name, rewrittenWithin(value)]]
    if (!categoryLists.has(name) || !isObject(value) || !Array.isArray(value['$matchItems'])) return [[name, value]]
    const { $matchItems: items, ...rest } = value
    conditions.push(...(items as unknown[]).map((item) => conditionOf(name, item)))
    return Object.keys(rest).length > 0 ? [[name, rest]] : []
  })
  const rest = Object.fromEntries(others) as Filter
  return conditions.length > 0 ? { $and: [rest, ...conditions] } : rest
}

function rewrittenWithin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrittenWithin)
  return isObject(value) ? rewritten(value) : value
}

const isObject = (value: unknown): value is Filter => typeof value === 'object' && value !== null && !Array.isArray(value)

const conditionOf = (list: string, item: unknown): Filter =>
  isObject(item)
    ? Object.fromEntries(Object.entries(item).map(([field, condition]) => [`${list}.${field}`, condition]))
    : { [list]: { $matchItems: item } }
