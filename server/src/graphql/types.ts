import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfigMap,
  type GraphQLInputFieldConfigMap,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLScalarType,
} from 'graphql'
import { capital } from './root-fields.ts'
import { Json, Void } from './scalars.ts'
import type { Session } from './session.ts'
import { enumKey, nameOfEnum, nameOfShape, withoutNull, type Node, type Properties } from './type-names.ts'

export type Fields = GraphQLFieldConfigMap<unknown, Session>

/** Where a schema stands: the name of its type if the platform has none, and the area of its call. */
export interface Position {
  name: string
  area: string
}

export interface Types {
  output(node: Node, position: Position): GraphQLOutputType
  input(node: Node, position: Position): GraphQLInputType
  /** The type of a whole response, with exactly this name: Void if it has no fields. */
  response(node: Node, position: Position): GraphQLOutputType
  request(node: Node, position: Position): GraphQLInputType
}

/** Fields that a type has besides those of the contract. */
export type ExtraFields = (type: string) => Fields

/** Makes GraphQL types of the contract's schemas. A shape has one type in each direction, unless the platform has several. */
export function createTypes(extraFields: ExtraFields): Types {
  const registry = createRegistry()
  const object = (node: Node, typeName: TypeName, area: string): GraphQLObjectType =>
    registry.of(node.properties, typeName, (name) => {
      const fields = (): Fields => ({ ...outputFields(node, { name, area }), ...extraFields(name) })
      return new GraphQLObjectType<unknown, Session>({ name, fields })
    })
  const inputObject = (node: Node, typeName: TypeName, area: string): GraphQLInputObjectType =>
    registry.of(writableOf(node), typeName, (name) => {
      const fields = () => inputFields(node, { name: name.replace(/Input$/, ''), area })
      return new GraphQLInputObjectType({ name, fields })
    })
  const enumOf = (values: readonly string[], { name: derived, area }: Position): GraphQLEnumType | GraphQLScalarType =>
    values.every(isEnumName)
      ? registry.of(enumKey(values), { known: nameOfEnum(values, area), derived }, (name) => enumType(name, values))
      : GraphQLString

  const output = (given: Node, { name, area }: Position): GraphQLOutputType => {
    const node = withoutNull(given)
    if (node.items) return new GraphQLList(output(node.items, { name: singular(name), area }))
    if (node.enum) return enumOf(node.enum, { name, area })
    if (!hasFields(node)) return scalarOf(node)
    return object(node, { known: nameOfShape('response', node.properties!, area), derived: name }, area)
  }
  const input = (given: Node, { name, area }: Position): GraphQLInputType => {
    const node = withoutNull(given)
    if (node.items) return new GraphQLList(input(node.items, { name: singular(name), area }))
    if (node.enum) return enumOf(node.enum, { name, area })
    if (!hasFields(node) || Object.keys(writableOf(node)).length === 0) return scalarOf(node)
    return inputObject(node, { known: nameOfShape('request', node.properties!, area), derived: `${name}Input` }, area)
  }
  const outputFields = ({ properties = {} }: Node, { name, area }: Position): Fields =>
    mapFields(properties, (field, key) => ({ type: output(field, { name: `${name}${capital(key)}`, area }), ...textsOf(field) }))
  const inputFields = (node: Node, { name, area }: Position): GraphQLInputFieldConfigMap =>
    mapFields(writableOf(node), (field, key) => ({ type: input(field, { name: `${name}${capital(key)}`, area }), ...textsOf(field) }))
  return {
    output,
    input,
    response: (node, { name, area }) => (hasFields(node) ? object(copyOf(node), { known: name, derived: name }, area) : Void),
    request: (node, { name, area }) => (hasFields(node) ? inputObject(copyOf(node), { known: name, derived: name }, area) : Void),
  }
}

/** Calls that share a request or response have types of their own. */
const copyOf = (node: Node): Node => ({ ...node, properties: { ...node.properties } })

const enumType = (name: string, values: readonly string[]): GraphQLEnumType =>
  new GraphQLEnumType({ name, values: Object.fromEntries(values.map((value) => [value, { value }])) })

const hasFields = ({ properties }: Node): boolean => properties !== undefined && Object.keys(properties).length > 0

const writable = new WeakMap<Properties, Properties>()

/** The fields that a request may set: those that only the server writes are ignored in requests. */
function writableOf({ properties = {} }: Node): Properties {
  const known = writable.get(properties)
  if (known) return known
  const made = Object.fromEntries(Object.entries(properties).filter(([, field]) => field.readOnly !== true))
  writable.set(properties, made)
  return made
}

const mapFields = <Made>(properties: Properties, make: (field: Node, key: string) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, make(field, key)]))

const textsOf = ({ description, deprecated }: Node) => ({
  ...(description === undefined ? {} : { description }),
  ...(deprecated ? { deprecationReason: 'Deprecated on the platform.' } : {}),
})

const isEnumName = (value: unknown): boolean =>
  typeof value === 'string' && /^[_A-Za-z]\w*$/.test(value) && !['true', 'false', 'null'].includes(value)

const intMax = 2_147_483_647

/** Decimals, dates and IDs are strings, as on the wire. Whole numbers beyond 32 bits are floats, which JSON doesn't distinguish. */
function scalarOf({ type, maximum, const: constant }: Node): GraphQLScalarType {
  if (type === 'string') return GraphQLString
  if (type === 'boolean' || typeof constant === 'boolean') return GraphQLBoolean
  if (type === 'integer') return maximum !== undefined && maximum > intMax ? GraphQLFloat : GraphQLInt
  return type === 'number' ? GraphQLFloat : Json
}

export const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')

/** The name of a shape in the platform's schema, or else one from its position. */
interface TypeName {
  known: string | undefined
  derived: string
}

/** Every type by its name. A shape without a known name has the name of its first position; if another shape has that name, it gets a number. */
function createRegistry() {
  const types = new Map<string, { shape: unknown; type: GraphQLNamedType }>()
  const byShape = new Map<unknown, GraphQLNamedType>()
  return {
    of<Type extends GraphQLNamedType>(shape: unknown, { known, derived }: TypeName, make: (name: string) => Type): Type {
      const made = known === undefined ? byShape.get(shape) : types.get(known)?.type
      if (made && (known === undefined || types.get(known)!.shape === shape)) return made as Type
      const name = firstFree(known ?? derived, types)
      const type = make(name)
      types.set(name, { shape, type })
      if (!byShape.has(shape)) byShape.set(shape, type)
      return type
    },
  }
}

function firstFree(name: string, taken: ReadonlyMap<string, unknown>): string {
  if (!taken.has(name)) return name
  for (let number = 2; ; number++) if (!taken.has(`${name}${number}`)) return `${name}${number}`
}
