import { CursorPaging, Search } from '../query.ts'
import { maybeNull, Shape, Whole } from '../scalars.ts'

/** Filter, sort by at most four fields, and cursor paging: 50 orders a page where nothing is said, never more than 100. A next page is asked for by
 *  its cursor alone. */
export const OrderSearch = Shape({
  filter: Search.properties.filter,
  sort: Search.properties.sort,
  cursorPaging: maybeNull(Shape({ ...CursorPaging.properties, limit: maybeNull(Whole(0, 100)) })),
})
