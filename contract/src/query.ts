import { Type } from 'typebox'
import { Free, maybe, maybeNull, Shape, Text, Whole } from './scalars.ts'

export type FieldType = 'text' | 'uuid' | 'number' | 'boolean' | 'date' | 'texts' | 'uuids'

/** What a query can do with one field of an entity. */
export interface FilterableField {
  type: FieldType
  /** Operators without their dollar sign. */
  operators: readonly Operator[]
  sortable?: boolean
}

/** The fields of an entity that can be filtered and sorted by. This is the allow-list as well as the list of indexes. */
export type Filterable = Readonly<Record<string, FilterableField>>

export const operators = [
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'nin',
  'contains',
  'startsWith',
  'endsWith',
  'hasSome',
  'hasAll',
  'exists',
  'isEmpty',
  'between',
] as const
export type Operator = (typeof operators)[number]

/** Operator sets that several entities share. */
export const equality = ['eq', 'ne', 'in', 'nin', 'exists', 'isEmpty'] as const
export const ordering = [...equality, 'gt', 'gte', 'lt', 'lte', 'between'] as const
export const wording = [...ordering, 'contains', 'startsWith', 'endsWith'] as const
export const membership = ['eq', 'ne', 'in', 'nin', 'hasSome', 'hasAll', 'exists', 'isEmpty'] as const

export const Sorting = Shape({ fieldName: Text(512, 1), order: maybe(Type.Enum(['ASC', 'DESC'])) })

/** Bounds of a page: the largest page, the largest offset and the most sort fields. Later pages are requested by cursor. */
export const pageSizeMax = 1000
export const offsetMax = 10_000
export const sortFieldsMax = 10

export const Paging = Shape({ limit: maybeNull(Whole(1, pageSizeMax)), offset: maybeNull(Whole(0, offsetMax)) })

/** A cursor contains the filter and sort of its query, so it can be long. If it doesn't fit in a header, use the POST form of the call. */
export const CursorPaging = Shape({ limit: maybeNull(Whole(1, pageSizeMax)), cursor: maybeNull(Text(100_000)) })

/** `query` of a query call: filter, sort, and offset or cursor paging (wire §4). 50 entries per page by default. */
export const Query = Shape({
  filter: maybeNull(Free),
  sort: maybe(Type.Array(Sorting, { maxItems: sortFieldsMax })),
  paging: maybeNull(Paging),
  cursorPaging: maybeNull(CursorPaging),
  fields: maybe(Type.Array(Text(256), { maxItems: 100 })),
  fieldsets: maybe(Type.Array(Text(100), { maxItems: 20 })),
})

/** `search` of a search call (wire §4). */
export const Search = Shape({
  filter: maybeNull(Free),
  sort: maybe(Type.Array(Sorting, { maxItems: 4 })),
  cursorPaging: maybeNull(CursorPaging),
  search: maybeNull(Free),
})

/** `search` of a call that reads a log: filter, sort and cursor paging, 50 rows per page by default, at most 100. The next page is requested by its cursor
 *  alone. */
export const CursorSearch = Shape({
  filter: Search.properties.filter,
  sort: Search.properties.sort,
  cursorPaging: maybeNull(Shape({ ...CursorPaging.properties, limit: maybeNull(Whole(1, 100)) })),
})

export const Cursors = Shape({ next: maybeNull(Type.String()), prev: maybeNull(Type.String()) })

/** Metadata of a page. `total` is set for offset paging (wire §4). */
export const PagingMetadata = Shape({
  count: maybeNull(Type.Integer()),
  offset: maybeNull(Type.Integer()),
  total: maybeNull(Type.Integer()),
  tooManyToCount: maybeNull(Type.Boolean()),
  cursors: maybe(Cursors),
  hasNext: maybeNull(Type.Boolean()),
})
