import type { TSchema } from 'typebox'
import type { EffectNotes } from './without-effect.ts'

interface Node extends TSchema {
  type?: string
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  /** What the field means at this position. */
  description?: string
  readOnly?: boolean
  deprecated?: boolean
  sentBy?: readonly string[]
}

export interface Root {
  name: string
  /** The name of what the schema is part of, if that isn't a schema of the document. */
  above?: string
  schema: TSchema
}

/** Schemas that occur in several places are written once and referred to by name. */
export interface Components {
  /** The schema as it is written to the document. */
  refer(schema: TSchema): unknown
  /** The field of a schema as it is written to the document. */
  referField(schema: TSchema, field: string): unknown
  /** All named schemas. */
  schemas(): Record<string, unknown>
}

/** Two schemas have the same shape if their properties are the same object, also if one of them is marked, for example as readOnly. */
type Shape = Record<string, Node>

interface Use {
  node: Node
  /** Possible names: the field where it first occurs, or that field with the one above it. */
  names: readonly string[]
  count: number
}

/** Finds the shapes that occur more than once in these schemas and names each after the field where it first occurs. Fields without effect say why. */
export function componentsOf(roots: readonly Root[], effectNotes: EffectNotes = new Map()): Components {
  const uses = new Map<Shape, Use>()
  for (const { name, schema, above = '' } of roots) collect(schema as Node, { name, above }, uses)
  const named = nameShapes(uses)
  const write = (node: Node): unknown => {
    const name = node.properties && named.get(node.properties)
    return name ? { $ref: `#/components/schemas/${name}`, ...marksOf(node) } : { ...bodyOf(node, writer), ...marksOf(node) }
  }
  const writer: Writer = { write, noteOf: (shape, field) => effectNotes.get(shape)?.[field] }
  return {
    refer: (schema) => write(schema as Node),
    referField: (schema, field) => writeField((schema as Node).properties!, field, writer),
    schemas: () => Object.fromEntries([...named].map(([shape, name]) => [name, bodyOf(uses.get(shape)!.node, writer)])),
  }
}

interface SchemaPosition {
  name: string
  above: string
}

function collect(node: Node, { name, above }: SchemaPosition, uses: Map<Shape, Use>): void {
  if (node.properties) {
    const known = uses.get(node.properties)
    if (known) {
      known.count++
      return
    }
    uses.set(node.properties, { node, names: [name, `${above}${name}`], count: 1 })
    for (const [field, property] of Object.entries(node.properties)) collect(property, { name: capital(field), above: name }, uses)
  }
  if (node.items) collect(node.items, { name: singular(name), above }, uses)
  for (const branch of node.anyOf ?? []) collect(branch, { name, above }, uses)
}

function nameShapes(uses: ReadonlyMap<Shape, Use>): Map<Shape, string> {
  const named = new Map<Shape, string>()
  // The document already has a schema of this name.
  const taken = new Set(['Error'])
  for (const [shape, { names, count }] of uses) {
    if (count < 2 || Object.keys(shape).length === 0) continue
    const name = firstFree(names, taken)
    taken.add(name)
    named.set(shape, name)
  }
  return named
}

function firstFree(names: readonly string[], taken: ReadonlySet<string>): string {
  const free = names.find((name) => !taken.has(name))
  if (free) return free
  for (let number = 2; ; number++) {
    const numbered = `${names.at(-1)}${number}`
    if (!taken.has(numbered)) return numbered
  }
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')

/** The marks of a schema at one of its positions. */
function marksOf({ description, readOnly, deprecated, sentBy }: Node): Record<string, unknown> {
  return {
    ...(description === undefined ? {} : { description }),
    ...(readOnly ? { readOnly } : {}),
    ...(deprecated ? { deprecated } : {}),
    ...(sentBy ? { 'x-sent-by': sentBy } : {}),
  }
}

/** Stoa's own keywords, as the document writes them. */
const extensions: Readonly<Record<string, string>> = { decimal: 'x-decimal', form: 'x-form', lowerCase: 'x-lower-case' }

interface Writer {
  write(node: Node): unknown
  /** Why a field has no effect, if it has none. */
  noteOf(shape: Shape, field: string): string | undefined
}

/** A schema with its inner schemas, without its marks. */
function bodyOf(node: Node, writer: Writer): Record<string, unknown> {
  const { properties, items, anyOf, description: _t, readOnly: _r, deprecated: _d, sentBy: _s, ...rest } = node
  return {
    ...Object.fromEntries(Object.entries(rest).map(([keyword, value]) => [extensions[keyword] ?? keyword, value])),
    ...(properties
      ? { properties: Object.fromEntries(Object.keys(properties).map((field) => [field, writeField(properties, field, writer)])) }
      : {}),
    ...(items ? { items: writer.write(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(writer.write) } : {}),
  }
}

function writeField(shape: Shape, field: string, { write, noteOf }: Writer): unknown {
  const note = noteOf(shape, field)
  return note === undefined ? write(shape[field]!) : { ...(write(shape[field]!) as object), 'x-without-effect': note }
}
