import {
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import { LimitExceeded } from './limits.ts'

/** How many entries the lists of the introspection have in all. A list within another of the same kind could repeat all of them for each entry. */
type ListSizes = Readonly<Record<string, number>>

const sizes = new WeakMap<GraphQLSchema, { lists: ListSizes; max: number }>()

/** What tools ask for, with all options. */
const standardQuery = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
})

/** Throws if a document asks for more of the schema than tools do: answering that could take seconds. */
export function checkIntrospection(document: DocumentNode, schema: GraphQLSchema): void {
  let known = sizes.get(schema)
  if (!known) {
    const lists = listSizes(schema)
    known = { lists, max: sizeOf(parse(standardQuery), lists) }
    sizes.set(schema, known)
  }
  if (sizeOf(document, known.lists) > known.max) throw new LimitExceeded('values', known.max)
}

function listSizes(schema: GraphQLSchema): ListSizes {
  const types = Object.values(schema.getTypeMap())
  const fields = types.flatMap((type) => (isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []))
  const inputFields = types.flatMap((type) => (isInputObjectType(type) ? Object.keys(type.getFields()) : []))
  const values = types.flatMap((type) => (isEnumType(type) ? type.getValues() : []))
  return {
    types: types.length,
    fields: fields.length,
    args: fields.flatMap(({ args }) => args).length,
    inputFields: inputFields.length,
    enumValues: values.length,
    interfaces: types.length,
    possibleTypes: types.length,
    directives: 10,
  }
}

/** How many values an introspection has at most: each list as long as all lists of its kind together. */
function sizeOf({ definitions }: DocumentNode, lists: ListSizes): number {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions) if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
  const measure = (selection: SelectionSetNode, entries: number, within: readonly string[]): number => {
    let size = 0
    for (const one of selection.selections) {
      if (one.kind === 'FragmentSpread') {
        const fragment = fragments.get(one.name.value)
        if (fragment && !within.includes(one.name.value)) size += measure(fragment.selectionSet, entries, [...within, one.name.value])
      } else if (one.kind === 'InlineFragment') {
        size += measure(one.selectionSet, entries, within)
      } else {
        const name = one.name.value
        const list = Object.hasOwn(lists, name) ? lists[name]! : undefined
        const isRepeated = within.includes(`list ${name}`)
        const inner = list === undefined ? entries : isRepeated ? entries * list : Math.max(entries, list)
        size += inner
        if (one.selectionSet) size += measure(one.selectionSet, inner, list === undefined ? within : [...within, `list ${name}`])
      }
    }
    return size
  }
  const introspected = (selection: SelectionSetNode, within: readonly string[]): number =>
    selection.selections.reduce((sum, one) => {
      if (one.kind === 'InlineFragment') return sum + introspected(one.selectionSet, within)
      if (one.kind === 'FragmentSpread') {
        const fragment = fragments.get(one.name.value)
        return fragment && !within.includes(one.name.value) ? sum + introspected(fragment.selectionSet, [...within, one.name.value]) : sum
      }
      return one.selectionSet && /^__(?:schema|type)$/.test(one.name.value) ? sum + measure(one.selectionSet, 1, []) : sum
    }, 0)
  return definitions.reduce((sum, one) => (one.kind === 'OperationDefinition' ? sum + introspected(one.selectionSet, []) : sum), 0)
}
