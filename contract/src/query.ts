import { Type } from 'typebox'
import { field, Free, maybe, maybeNull, Shape, Text, Whole } from './scalars.ts'

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

export const Sorting = Shape({
  fieldName: field(Text(512, 1), 'Field to sort by. It must be sortable; see `x-filterable`.'),
  order: maybe(Type.Enum(['ASC', 'DESC']), 'Ascending by default.'),
})

/** Bounds of a page: the largest page, the largest offset and the most sort fields. Later pages are requested by cursor. */
export const pageSizeMax = 1000
export const offsetMax = 10_000
export const sortFieldsMax = 10

export const Paging = Shape({
  limit: maybeNull(Whole(1, pageSizeMax), 'Entries per page. 50 by default.'),
  offset: maybeNull(Whole(0, offsetMax), 'Entries to skip. 0 by default; for entries beyond 10,000 use a cursor.'),
})

/** A cursor contains the filter and sort of its query, so it can be long. If it doesn't fit in a header, use the POST form of the call. */
export const CursorPaging = Shape({
  limit: maybeNull(Whole(1, pageSizeMax), 'Entries per page. 50 by default.'),
  cursor: maybeNull(
    Text(100_000),
    'Cursor of the previous response’s `cursors.next` or `prev`. It includes the filter and sort; send neither with it.',
  ),
})

/** `query` of a query call: filter, sort, and offset or cursor paging (wire §4). 50 entries per page by default. */
export const Query = Shape({
  filter: maybeNull(Free, 'Conditions by field, such as `{ "visible": true, "name": { "$startsWith": "A" } }`. All entries if absent.'),
  sort: maybe(Type.Array(Sorting, { maxItems: sortFieldsMax }), 'Fields to sort by, the most important first.'),
  paging: maybeNull(Paging, 'Page by offset. Can’t be combined with `cursorPaging`.'),
  cursorPaging: maybeNull(CursorPaging, 'Page by cursor, for long lists that change while they are read.'),
  fields: maybe(Type.Array(Text(256), { maxItems: 100 }), 'Fields to return. All fields by default.'),
  fieldsets: maybe(Type.Array(Text(100), { maxItems: 20 }), 'Named sets of fields to return.'),
})

/** `search` of a search call (wire §4). */
export const Search = Shape({
  filter: maybeNull(Free, 'Conditions by field, such as `{ "status": "APPROVED", "createdDate": { "$gte": … } }`. All entries if absent.'),
  sort: maybe(Type.Array(Sorting, { maxItems: 4 }), 'Fields to sort by, the most important first; at most four.'),
  cursorPaging: maybeNull(CursorPaging, 'Size of the page, or the cursor of the next one.'),
  search: maybeNull(Free, 'Text to search for.'),
})

/** `search` of a call that reads a log: filter, sort and cursor paging, 50 rows per page by default, at most 100. The next page is requested by its cursor
 *  alone. */
export const CursorSearch = Shape({
  filter: Search.properties.filter,
  sort: Search.properties.sort,
  cursorPaging: maybeNull(
    Shape({ ...CursorPaging.properties, limit: maybeNull(Whole(1, 100), 'Entries per page, at most 100. 50 by default.') }),
    'Size of the page, or the cursor of the next one, sent alone.',
  ),
})

export const Cursors = Shape({
  next: maybeNull(Type.String(), 'Cursor of the next page. Absent or null on the last page.'),
  prev: maybeNull(Type.String(), 'Cursor of the previous page. Absent or null on the first page.'),
})

/** Metadata of a page. `total` is set for offset paging (wire §4). */
export const PagingMetadata = Shape({
  count: maybeNull(Type.Integer(), 'Number of entries on this page.'),
  offset: maybeNull(Type.Integer(), 'Entries skipped before this page. Absent with cursor paging.'),
  total: maybeNull(Type.Integer(), 'Number of entries on all pages. Set for offset paging only.'),
  tooManyToCount: maybeNull(Type.Boolean(), 'True if there are more entries than the server counts, so that `total` is a lower bound.'),
  cursors: maybe(Cursors, 'Cursors of the neighbouring pages. Absent with offset paging.'),
  hasNext: maybeNull(Type.Boolean(), 'Whether there is another page.'),
})

/** `query` of a call that pages by cursor alone, with at most `limit` entries per page. `filter` is an example of one. */
export const CursorQuery = (limit: number, { filter, defaultSort = '' }: { filter: string; defaultSort?: string }) =>
  Shape({
    filter: maybeNull(Free, `Conditions by field, such as \`${filter}\`. All entries if absent.`),
    sort: maybe(Type.Array(Sorting, { maxItems: 5 }), `Fields to sort by, the most important first.${defaultSort}`),
    cursorPaging: maybeNull(
      Shape({
        ...CursorPaging.properties,
        limit: maybeNull(Whole(1, limit), `Entries per page, at most ${limit.toLocaleString('en')}. 50 by default.`),
      }),
      'Size of the page, or the cursor of the next one, sent alone.',
    ),
  })

/** `pagingMetadata` of such a call. */
export const CursorMetadata = Shape({
  count: field(Whole(0, 1000), 'Number of entries on this page.'),
  cursors: field(Cursors, 'Cursors of the neighbouring pages.'),
  hasNext: field(Type.Boolean(), 'Whether there is another page.'),
})
