/** The requested fields of an item or a collection, by name: all of a value, or fields within it. */
export type Projection = ReadonlyMap<string, 'all' | Projection>

type Growing = Map<string, 'all' | Growing>

/** The projection of field paths, such as `address.city`; undefined for whole items. The id is always part of it, and a field whose own name has the dot. */
export function projectionOf(fields: readonly string[] = []): Projection | undefined {
  if (fields.length === 0) return undefined
  const projection: Growing = new Map([['_id', 'all']])
  for (const field of fields) addPath(projection, field.split('.'))
  for (const field of fields) projection.set(field, 'all')
  return projection
}

function addPath(to: Growing, [name, ...rest]: readonly string[]): void {
  const known = to.get(name!)
  if (rest.length === 0) to.set(name!, 'all')
  else if (known !== 'all') {
    const within: Growing = known ?? new Map()
    to.set(name!, within)
    addPath(within, rest)
  }
}

/** Within lists, the fields of their objects. What isn't there, or isn't an object, is left out. */
export function project(data: Record<string, unknown>, projection: Projection): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const wanted = projection.get(name)
      const shown = wanted === undefined || wanted === 'all' ? [value] : within(value, wanted)
      return wanted === undefined ? [] : shown.map((part) => [name, part] as const)
    }),
  )
}

/** None or one value. A date is an object on the wire only. */
function within(value: unknown, projection: Projection): unknown[] {
  if (Array.isArray(value)) return [value.flatMap((entry) => within(entry, projection))]
  if (typeof value !== 'object' || value === null || '$date' in value) return []
  return [project(value as Record<string, unknown>, projection)]
}
