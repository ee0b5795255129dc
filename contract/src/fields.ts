import type { TSchema } from 'typebox'
import { allCalls, type Areas } from './routes.ts'

export type Direction = 'request' | 'response'

/** A field of a request or a response, named by a call that has it: `checkouts.createCheckout.checkoutInfo.customFields[].value`. */
export interface Field {
  direction: Direction
  name: string
}

/** A schema as this module reads it. */
export type FieldSchema = TSchema & {
  description?: string
  properties?: Properties
  items?: FieldSchema
  anyOf?: FieldSchema[]
  allOf?: FieldSchema[]
  readOnly?: boolean
}
/** The fields of an object. Calls that share a shape share this object. */
export type Properties = Record<string, FieldSchema>

export interface FieldMatch {
  /** The shape that has the field. */
  shape: Properties
  key: string
  /** The name of the shape and the key. */
  name: string
}

/** The shapes of the contract's requests or responses. */
export interface Shapes {
  /** Each shape with its name: the first call that has it, by id, and its path there. */
  names: ReadonlyMap<Properties, string>
  /** The fields of this name in any call that has them; `*` is every call of an area: `dataItems.*.language`. */
  find(name: string): FieldMatch[]
}

/** The fields of the contract by shape. Fields that only the server writes are no fields of a request. */
export function shapesOf(areas: Areas, direction: Direction): Shapes {
  const names = new Map<Properties, string>()
  const calls = allCalls(areas).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const roots = new Map(calls.map(({ id, call }) => [id, call[direction] as FieldSchema]))
  for (const [id, root] of roots) nameShapes(root, id, { direction, names })
  return {
    names,
    find(name) {
      const [area, call, ...path] = name.replaceAll('[]', '').split('.')
      const key = path.pop()
      if (key === undefined) return []
      const from =
        call === '*' ? [...roots].filter(([id]) => id.startsWith(`${area}.`)).map(([, root]) => root) : [roots.get(`${area}.${call}`)]
      const objects = path.reduce(
        (nodes, step) => nodes.flatMap((node) => fieldIn(node, step)),
        from.flatMap((root) => (root ? objectsOf(root) : [])),
      )
      return objects.flatMap(({ properties: shape = {} }) =>
        shape[key] && !isIgnored(direction, shape[key]) ? [{ shape, key, name: `${names.get(shape)!}.${key}` }] : [],
      )
    },
  }
}

function nameShapes(node: FieldSchema, name: string, { direction, names }: { direction: Direction; names: Map<Properties, string> }): void {
  for (const part of [...(node.anyOf ?? []), ...(node.allOf ?? [])]) nameShapes(part, name, { direction, names })
  if (node.items) nameShapes(node.items, `${name}[]`, { direction, names })
  const { properties } = node
  if (!properties || names.has(properties)) return
  names.set(properties, name)
  for (const [key, field] of Object.entries(properties)) {
    if (!isIgnored(direction, field)) nameShapes(field, `${name}.${key}`, { direction, names })
  }
}

/** Read-only fields are removed from requests before validation. */
const isIgnored = (direction: Direction, field: FieldSchema): boolean => direction === 'request' && field.readOnly === true

/** The objects that a schema allows, of a list those of its entries. */
const objectsOf = (node: FieldSchema): FieldSchema[] => [
  ...(node.properties ? [node] : []),
  ...(node.items ? objectsOf(node.items) : []),
  ...[...(node.anyOf ?? []), ...(node.allOf ?? [])].flatMap(objectsOf),
]

const fieldIn = ({ properties = {} }: FieldSchema, key: string): FieldSchema[] => (properties[key] ? objectsOf(properties[key]) : [])

/** The area of a call or a field. */
export const areaOf = (name: string): string => name.slice(0, name.indexOf('.'))

/** All fields of the contract. */
export const allFields = (areas: Areas): Field[] =>
  (['request', 'response'] as const).flatMap((direction) =>
    [...shapesOf(areas, direction).names].flatMap(([properties, name]) =>
      Object.entries(properties).flatMap(([key, field]) => (isIgnored(direction, field) ? [] : [{ direction, name: `${name}.${key}` }])),
    ),
  )
