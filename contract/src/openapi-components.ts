import type { TSchema } from 'typebox'

interface Node extends TSchema {
  type?: string
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
}

/** Schemas that stand in several places are written once and referred to by name. */
export interface Components {
  /** The schema as it goes into the document. */
  refer(schema: TSchema): unknown
  /** Every named schema. */
  schemas(): Record<string, unknown>
}

/** A shape is the same wherever its properties are the same object, also where a mark such as readOnly was put on it. */
type Shape = Record<string, Node>

/** Finds the shapes used more than once below these schemas and names each after the field it first stood in. */
export function componentsOf(roots: readonly TSchema[]): Components {
  const uses = new Map<Shape, { name: string; count: number }>()
  for (const root of roots) collect(root as Node, 'Message', uses)
  const named = nameShapes(uses)
  const write = (node: Node): unknown => {
    const name = node.properties && named.get(node.properties)
    return name ? { $ref: `#/components/schemas/${name}` } : body(node, write)
  }
  return {
    refer: (schema) => write(schema as Node),
    schemas: () => Object.fromEntries([...named].map(([properties, name]) => [name, body({ type: 'object', properties, additionalProperties: false } as Node, write)])),
  }
}

function collect(node: Node, field: string, uses: Map<Shape, { name: string; count: number }>): void {
  if (node.properties) {
    const known = uses.get(node.properties)
    if (known) {
      known.count++
      return
    }
    uses.set(node.properties, { name: field, count: 1 })
    for (const [name, property] of Object.entries(node.properties)) collect(property, name, uses)
  }
  if (node.items) collect(node.items, field, uses)
  for (const branch of node.anyOf ?? []) collect(branch, field, uses)
}

function nameShapes(uses: Map<Shape, { name: string; count: number }>): Map<Shape, string> {
  const taken = new Map<string, number>()
  const named = new Map<Shape, string>()
  for (const [shape, { name, count }] of uses) {
    if (count < 2 || Object.keys(shape).length === 0) continue
    const base = name.charAt(0).toUpperCase() + name.slice(1)
    const number = (taken.get(base) ?? 0) + 1
    taken.set(base, number)
    named.set(shape, number === 1 ? base : `${base}${number}`)
  }
  return named
}

/** A schema with its inner schemas written; `sentBy` becomes an extension. */
function body(node: Node, write: (node: Node) => unknown): unknown {
  const { properties, items, anyOf, sentBy, ...rest } = node as Node & { sentBy?: unknown }
  return {
    ...rest,
    ...(properties ? { properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, write(property)])) } : {}),
    ...(items ? { items: write(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(write) } : {}),
    ...(sentBy ? { 'x-sent-by': sentBy } : {}),
  }
}
