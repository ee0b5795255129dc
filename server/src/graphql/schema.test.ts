import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  validateSchema,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { enumNames } from './enum-names.ts'
import { schema } from './execute.ts'
import { inputNames } from './input-names.ts'
import { links } from './links.ts'
import { objectNames } from './object-names.ts'
import { isInGraphql, rootFields, type RootField } from './root-fields.ts'
import { withoutNull, type Node, type Properties } from './type-names.ts'

const fields = rootFields()
const [query, mutation] = [schema.getQueryType()!.getFields(), schema.getMutationType()!.getFields()]
const calls = allCalls(contract).filter(isInGraphql)

test('the schema is valid, and no two root fields share a name', () => {
  expect(validateSchema(schema)).toEqual([])
  expect(fields.map(({ name }) => name).toSorted()).toEqual([...new Set(fields.map(({ name }) => name))].toSorted())
})

test('every call of the public packages has a root field: reads under Query, writes under Mutation alone', () => {
  expect(calls.length).toBeGreaterThan(140)
  const excluded = allCalls(contract).filter((named) => !isInGraphql(named))
  expect([...new Set(excluded.map(({ call }) => call.family))].toSorted()).toEqual(['oauth', 'stoa'])
  const roots = (id: string) =>
    fields.filter(({ named }) => named.id === id).map(({ name }) => ({ reads: name in query, writes: name in mutation }))
  const misplaced = calls.filter(({ id, call }) => {
    const found = roots(id)
    return (
      found.length === 0 ||
      (call.writes === false ? !found.some(({ reads }) => reads) : found.some(({ reads, writes }) => reads || !writes))
    )
  })
  expect(misplaced.map(({ id }) => id)).toEqual([])
})

/** The fields of a schema's lists and objects. */
const entryOf = (node: Node): Node => (withoutNull(node).items ? entryOf(withoutNull(node).items!) : withoutNull(node))

/** Compares a type with its schema, and what it contains. Returns the differences. */
function differences(type: GraphQLOutputType | GraphQLInputType, given: Node, seen = new Set<string>()): string[] {
  const named: GraphQLNamedType = getNamedType(type)
  const { properties = {} } = entryOf(given)
  if (!(isObjectType(named) || isInputObjectType(named)) || seen.has(named.name)) return []
  seen.add(named.name)
  const expected = Object.entries(properties as Properties).filter(([, field]) => isObjectType(named) || field.readOnly !== true)
  const own = Object.keys(named.getFields()).filter((name) => !links[named.name]?.[name])
  const wanted = expected.map(([name]) => name)
  const missing = own.join() === wanted.join() ? [] : [`${named.name} has ${own.join()}, the contract ${wanted.join()}`]
  return [...missing, ...expected.flatMap(([name, field]) => differences(named.getFields()[name]!.type, field, seen))]
}

const responseOf = ({ named: { call }, ...field }: RootField): Node => {
  const properties = call.response.properties as Properties
  if (field.form === 'entity') return properties[field.entity.key]!
  return field.form === 'list' ? ({ properties: { items: properties[field.list.key]! } } as unknown as Node) : (call.response as Node)
}

test('types have the fields of the contract, requests without those that only the server writes', () => {
  const found = fields.flatMap((field) => {
    const { type, args } = field.roots[0] === 'Query' ? query[field.name]! : mutation[field.name]!
    const input = args.find(({ name }) => name === 'input')
    const list = field.form === 'list' ? getNamedType(type) : undefined
    const response = list && isObjectType(list) ? list.getFields().items!.type : type
    return [
      ...differences(response, field.form === 'list' ? (responseOf(field).properties as Properties).items! : responseOf(field)),
      ...(input && field.form === 'call' ? differences(input.type, field.named.call.request as Node) : []),
    ]
  })
  expect(found).toEqual([])
})

describe('the names of the platform’s schema', () => {
  test.each([
    ['objects', objectNames],
    ['inputs', inputNames],
    ['enums', enumNames],
  ])('of %s are all used', (_, names) => {
    expect(Object.keys(names).filter((name) => !schema.getType(name))).toEqual([])
  })

  test('no type of another shape has one of them with a number', () => {
    const names = Object.keys(schema.getTypeMap())
    expect(names.filter((name) => /[a-z]\d$/.test(name) && names.includes(name.slice(0, -1)))).toEqual([])
  })
})
