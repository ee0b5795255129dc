import { isInstant } from '../../grid/cell-text.ts'
import type { Item } from '../../grid/window.ts'
import type { DataField } from '../grid/field.ts'

/** The depth to which paths are offered; a filter can contain any. */
const depthMax = 2
const offeredMax = 40

/** Fields whose values may have nested fields. */
export const holdsObjects = ({ type }: DataField): boolean => type === 'OBJECT' || type === 'ANY' || type === 'ADDRESS'

/** The nested fields in the objects of some items, by path: `publisher.city`. */
export function nestedFields(fields: readonly DataField[], items: readonly Item[]): DataField[] {
  const found = new Map<string, DataField>()
  for (const field of fields.filter(holdsObjects))
    for (const { data } of items)
      for (const inner of inside(field, data[field.key], 1)) if (!found.has(inner.key)) found.set(inner.key, inner)
  return [...found.values()].slice(0, offeredMax)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isInstant(value)

function inside(field: DataField, value: unknown, depth: number): DataField[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, one]) => {
    if (!/^[A-Za-z_][\w-]*$/.test(name)) return []
    const inner: DataField = { ...field, key: `${field.key}.${name}`, label: `${field.label} › ${name}`, ...typeOf(one) }
    if (isObject(one)) return depth < depthMax ? inside(inner, one, depth + 1) : []
    return [inner]
  })
}

function typeOf(value: unknown): Pick<DataField, 'kind' | 'type' | 'shape'> {
  if (typeof value === 'string') return { kind: 'text', type: 'TEXT', shape: undefined }
  if (typeof value === 'number') return { kind: 'number', type: 'NUMBER', shape: undefined }
  if (typeof value === 'boolean') return { kind: 'boolean', type: 'BOOLEAN', shape: undefined }
  if (isInstant(value)) return { kind: 'instant', type: 'DATETIME', shape: undefined }
  return { kind: 'json', type: 'ANY', shape: 'any' }
}
