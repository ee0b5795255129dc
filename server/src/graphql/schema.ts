import {
  GraphQLBoolean,
  GraphQLID,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  getNamedType,
  isLeafType,
  type GraphQLArgumentConfig,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql'
import { leafBytes } from './leaf-bytes.ts'
import { links, listOf } from './links.ts'
import { rootFields, type RootField } from './root-fields.ts'
import { Void } from './scalars.ts'
import { selectionWidth, widthOf } from './selection-width.ts'
import type { KeyOptions, Session } from './session.ts'
import type { Node, Properties } from './type-names.ts'
import { createTypes, type Fields, type Types } from './types.ts'

type Source = Record<string, unknown>
type Resolver = GraphQLFieldResolver<unknown, Session, Source>
type Field = GraphQLFieldConfig<unknown, Session, Source>

/** The schema of the contract. It is built once, by the first request. */
export function buildSchema(): GraphQLSchema {
  const fields = rootFields()
  const named = new Map<string, GraphQLOutputType | GraphQLInputType>()
  const types = createTypes((type) => linkFields(type, named))
  const remember = <Type extends GraphQLOutputType | GraphQLInputType>(name: string, make: () => Type): Type => {
    const type = (named.get(name) as Type | undefined) ?? make()
    named.set(name, type)
    return type
  }
  const roots = { Query: {} as Fields, Mutation: {} as Fields }
  for (const field of fields) {
    const made = { ...fieldOf(field, { types, remember }), ...aboutCall(field) }
    for (const root of field.roots) roots[root][field.name] = made
  }
  const [query, mutation] = (['Query', 'Mutation'] as const).map(
    (name) => new GraphQLObjectType<unknown, Session>({ name, fields: roots[name] }),
  )
  return new GraphQLSchema({ query: query!, mutation: mutation! })
}

interface Making {
  types: Types
  /** The type of this name, made at most once. */
  remember<Type extends GraphQLOutputType | GraphQLInputType>(name: string, make: () => Type): Type
}

const aboutCall = ({ named: { id, call } }: RootField) => ({ description: `${call.summary} Call: ${id}.` })

function fieldOf(field: RootField, making: Making): Field {
  if (field.form === 'entity') return entityField(field, making)
  return field.form === 'list' ? listField(field, making) : callField(field, making)
}

/** `input` is the request, the value is the response. */
function callField({ named: { id, area, call }, requestType, responseType }: RootField & { form: 'call' }, making: Making): Field {
  const { types, remember } = making
  const request = remember(requestType, () => types.request(call.request as Node, { name: requestType, area }))
  const response = remember(responseType, () => types.response(call.response as Node, { name: responseType, area }))
  return {
    type: response,
    args: { input: { type: request } },
    resolve: charged(async (_, { input }, session, info) => {
      const body = await session.call(id, input ?? {}, call.writes === false ? {} : keyOf(session, info))
      return response === Void ? null : body
    }),
  }
}

/** Each mutation of an operation has its own key, so that all of them can be repeated. */
function keyOf({ idempotencyKey }: Session, { operation, path }: Parameters<Resolver>[3]): KeyOptions {
  if (idempotencyKey === undefined) return {}
  return widthOf(operation.selectionSet) === 1 ? { idempotencyKey } : { idempotencyKey, idempotencyPart: String(path.key) }
}

/** The entity of an ID. Other fields of the request are in `queryInput`. */
function entityField({ named: { id, area, call }, requestType, entity }: RootField & { form: 'entity' }, making: Making): Field {
  const { [entity.idField ?? 'id']: idNode, ...others } = call.request.properties as Properties
  const isById = Object.keys(others).length === 0
  const queryInput = (): GraphQLArgumentConfig => ({
    type: making.remember(requestType, () =>
      making.types.request({ ...call.request, properties: { id: idNode!, ...others } } as Node, { name: requestType, area }),
    ),
  })
  const type = making.types.output((call.response.properties as Properties)[entity.key]!, { name: entity.key, area })
  return {
    type: making.remember(String(type), () => type),
    args: isById ? { id: { type: new GraphQLNonNull(GraphQLID) } } : { id: { type: GraphQLID }, queryInput: queryInput() },
    resolve: charged(async (_, args, session) => {
      const { id: idOfInput, ...rest } = (args.queryInput ?? {}) as Source
      const message = { ...rest, [entity.idField ?? 'id']: args.id ?? idOfInput }
      return ((await session.call(id, message)) as Source)[entity.key]
    }),
  }
}

/** A page of entities. */
function listField({ named: { id, area, call }, list }: RootField & { form: 'list' }, { types, remember }: Making): Field {
  const { key, metadata, queryField = 'query' } = list
  const { [queryField]: query, ...others } = call.request.properties as Properties
  const request = { ...call.request, properties: { query: query!, ...others } } as Node
  const items = types.output((call.response.properties as Properties)[key]!, { name: key, area })
  return {
    type: remember(
      `${list.types}Response`,
      () => new GraphQLObjectType({ name: `${list.types}Response`, fields: { items: { type: items }, pageInfo: { type: PageInfo } } }),
    ),
    args: {
      queryInput: {
        type: remember(`${list.types}RequestInput`, () => types.request(request, { name: `${list.types}RequestInput`, area })),
      },
    },
    resolve: charged(async (_, { queryInput }, session) => {
      const { query: given, ...rest } = (queryInput ?? {}) as Source
      const message = given === undefined ? rest : { ...rest, [queryField]: given }
      return listOf(await session.call(id, message), key, metadata)
    }),
  }
}

/** Of a page: `total` is set for pages by offset, the cursors where there is a next or previous page. */
const PageInfo = new GraphQLObjectType({
  name: 'PageInfo',
  fields: {
    count: { type: GraphQLInt },
    hasNext: { type: GraphQLBoolean },
    nextCursor: { type: GraphQLString },
    offset: { type: GraphQLInt },
    prevCursor: { type: GraphQLString },
    tooManyToCount: { type: GraphQLBoolean },
    total: { type: GraphQLInt },
  },
})

function linkFields(type: string, named: ReadonlyMap<string, GraphQLOutputType | GraphQLInputType>): Fields {
  const own = Object.entries(links[type] ?? {}).map(([name, link]): [string, Field] => [
    name,
    {
      type: named.get(link.type) as GraphQLOutputType,
      description: link.description,
      ...(link.queryType === undefined ? {} : { args: { query: { type: named.get(link.queryType) as GraphQLInputType } } }),
      resolve: charged((source, { query }, session) => link.resolve(source as Source, session, query as Source | undefined)),
    },
  ])
  return Object.fromEntries(own)
}

/** A value of the response. Dates are written as in JSON. */
export const resolveValue: Resolver = (source, _, session, { fieldName, fieldNodes, returnType }) => {
  const value = (source as Source)[fieldName]
  if (value === undefined || value === null) return null
  session.charge(sizeOf(value) * selectionWidth(fieldNodes), isLeafType(getNamedType(returnType)) ? leafBytes(value) : 0)
  return value instanceof Date ? value.toISOString() : value
}

/** Counts the fields that the document selects of what a resolver returns. */
const charged =
  (resolve: Resolver): Resolver =>
  async (source, args, session, info) => {
    const value: unknown = await resolve(source, args, session, info)
    session.charge(sizeOf(value) * selectionWidth(info.fieldNodes))
    return value
  }

const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : 1)
