import { limitsOf, sentenceOf, typeText, valuesOf } from './field-texts.ts'
import { entities } from './reference.ts'
import { alternativesOf, nameOf, type Schema } from './schema.ts'

export type Direction = 'request' | 'response'

export interface Field {
  name: string
  schema: Schema
  /** `lineItems[].id` */
  path: string
  type: string
  /** The entity of the field or of its entries. */
  entity: string | undefined
  isRequired: boolean
  isDeprecated: boolean
  description: string | undefined
  /** Bounds, format and who may send it, in plain words. */
  notes: readonly string[]
  /** The values of an enumeration. */
  values: readonly string[]
  fields: readonly Field[]
  /** The field contains itself: the page of its entity lists its fields. */
  isRecursive: boolean
}

interface Position {
  direction: Direction
  /** The path of the object. */
  prefix: string
  /** The entities that contain the object. */
  above: readonly string[]
  /** Fields within entities are left out, because entities have pages of their own. */
  stopsAtEntities: boolean
}

/** All fields of a schema, level by level. A request has no fields that only the server writes. */
export const fieldsOf = (schema: Schema, direction: Direction, stopsAtEntities = false): readonly Field[] =>
  fieldsAt(schema, { direction, prefix: '', above: namesOf(schema), stopsAtEntities })

const namesOf = (node: Schema): string[] => alternativesOf(node).flatMap((one) => nameOf(one) ?? [])

/** The objects that a value can be. */
const objectsOf = (node: Schema): readonly Schema[] =>
  alternativesOf(node).map((one) => {
    const name = nameOf(one)
    return name === undefined ? one : entities[name]!
  })

function fieldsAt(schema: Schema, position: Position): readonly Field[] {
  const byName = new Map<string, Field>()
  for (const { properties = {}, required = [] } of objectsOf(schema))
    for (const [name, node] of Object.entries(properties))
      if (!byName.has(name) && !(position.direction === 'request' && node.readOnly))
        byName.set(name, fieldOf(name, node, { ...position, isRequired: required.includes(name) }))
  return [...byName.values()]
}

function fieldOf(name: string, node: Schema, { isRequired, ...position }: Position & { isRequired: boolean }): Field {
  const { direction, prefix, above, stopsAtEntities } = position
  const path = prefix ? `${prefix}.${name}` : name
  const [inner, suffix] = entryOf(node)
  const names = namesOf(inner)
  const isRecursive = names.some((one) => above.includes(one))
  return {
    name,
    schema: node,
    path,
    ...textsOf(node, direction),
    entity: names[0],
    isRequired,
    isDeprecated: node.deprecated === true,
    fields:
      isRecursive || (stopsAtEntities && names.length > 0)
        ? []
        : fieldsAt(inner, { ...position, prefix: `${path}${suffix}`, above: [...above, ...names] }),
    isRecursive,
  }
}

type Texts = Pick<Field, 'type' | 'description' | 'notes' | 'values'>

const texts = { request: new WeakMap<Schema, Texts>(), response: new WeakMap<Schema, Texts>() }

/** Many calls have the same schemas, so their texts are written once. */
function textsOf(node: Schema, direction: Direction): Texts {
  const known = texts[direction].get(node)
  if (known) return known
  const made = {
    type: typeText(node),
    description: sentenceOf(node),
    notes: [...limitsOf(node), ...marksOf(node, direction)],
    values: valuesOf(node),
  }
  texts[direction].set(node, made)
  return made
}

/** The entries of a list or of an object with free keys, or the value itself; and how a path continues within them. */
function entryOf(node: Schema): [Schema, suffix: string] {
  for (const one of alternativesOf(node)) {
    const free = Object.values(one.patternProperties ?? {})[0]
    const [entry, suffix] = one.items ? [one.items, '[]'] : free ? [free, '.*'] : []
    if (!entry) continue
    const [inner, more] = entryOf(entry)
    return [inner, `${suffix}${more}`]
  }
  return [node, '']
}

const marksOf = (node: Schema, direction: Direction): string[] => {
  const sentBy = node['x-sent-by']
  return [direction === 'request' && sentBy ? `sent by ${sentBy.join(' or ')} only` : '', node['x-without-effect'] ?? ''].filter(Boolean)
}

/** The fields and the fields within them. */
export const withInner = (fields: readonly Field[]): Field[] => fields.flatMap((field) => [field, ...withInner(field.fields)])
