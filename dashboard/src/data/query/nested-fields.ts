import { isInstant } from '../grid/cell-text.ts'
import type { GridField, Kind } from '../grid/field.ts'
import type { Item } from '../grid/window.server.ts'

/** The depth to which paths are offered; a filter can contain any. */
const depthMax = 2
const offeredMax = 40

/** Fields whose values may have nested fields. */
export const holdsObjects = ({ type }: GridField): boolean => type === 'OBJECT' || type === 'ANY' || type === 'ADDRESS'

/** The nested fields in the objects of some items, by path: `publisher.city`. */
export function nestedFields(fields: readonly GridField[], items: readonly Item[]): GridField[] {
  const found = new Map<string, GridField>()
  for (const field of fields.filter(holdsObjects))
    for (const { data } of items)
      for (const inner of inside(field, data[field.key], 1)) if (!found.has(inner.key)) found.set(inner.key, inner)
  return [...found.values()].slice(0, offeredMax)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isInstant(value)

function inside(field: GridField, value: unknown, depth: number): GridField[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, one]) => {
    if (!/^[A-Za-z_][\w-]*$/.test(name)) return []
    const inner: GridField = { ...field, key: `${field.key}.${name}`, label: `${field.label} › ${name}`, ...shapeOf(one) }
    if (isObject(one)) return depth < depthMax ? inside(inner, one, depth + 1) : []
    return [inner]
  })
}

function shapeOf(value: unknown): { kind: Kind; type: GridField['type'] } {
  if (typeof value === 'string') return { kind: 'text', type: 'TEXT' }
  if (typeof value === 'number') return { kind: 'number', type: 'NUMBER' }
  if (typeof value === 'boolean') return { kind: 'boolean', type: 'BOOLEAN' }
  if (isInstant(value)) return { kind: 'instant', type: 'DATETIME' }
  return { kind: 'json', type: 'ANY' }
}
