import { GraphQLScalarType, Kind, type ConstValueNode } from 'graphql'

/** Any JSON value, such as a filter or the data of an item. */
export const Json = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value.',
  coerceOutputValue: (value) => value,
  coerceInputValue: (value) => value,
  coerceInputLiteral: valueOf,
})

function valueOf(node: ConstValueNode): unknown {
  switch (node.kind) {
    case Kind.NULL:
      return null
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value)
    case Kind.LIST:
      return node.values.map(valueOf)
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, valueOf(value)]))
    default:
      return node.value
  }
}

/** The type of a response without fields, and of a request without any. */
export const Void = new GraphQLScalarType({
  name: 'Void',
  description: 'No value: always null.',
  coerceOutputValue: () => null,
  coerceInputValue: () => null,
  coerceInputLiteral: () => null,
})
