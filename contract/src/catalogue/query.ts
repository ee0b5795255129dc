import { CursorPaging, Paging, Query } from '../query.ts'
import { maybeNull, Shape, Whole } from '../scalars.ts'

const pageSize = maybeNull(Whole(1, 100), 'Entries per page, at most 100. 50 by default.')

/** A page of the catalogue by offset: at most 100 entries. */
export const CataloguePaging = Shape({ ...Paging.properties, limit: pageSize })

/** Filter, sort and paging of the catalogue's query calls. 50 entries per page by default, at most 100. */
export const CatalogueQuery = Shape({
  filter: Query.properties.filter,
  sort: Query.properties.sort,
  paging: maybeNull(CataloguePaging, 'Page by offset, at most 100 entries.'),
  cursorPaging: maybeNull(Shape({ ...CursorPaging.properties, limit: pageSize }), 'Page by cursor, at most 100 entries.'),
})
