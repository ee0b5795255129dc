import { CursorPaging, Search } from '../query.ts'
import { maybeNull, Shape, Whole } from '../scalars.ts'

/** Filter, sort by at most four fields, and cursor paging: 50 orders per page by default, at most 100. The next page is requested by its cursor alone. */
export const OrderSearch = Shape({
  filter: Search.properties.filter,
  sort: Search.properties.sort,
  cursorPaging: maybeNull(
    Shape({ ...CursorPaging.properties, limit: maybeNull(Whole(1, 100), 'Orders per page, at most 100. 50 by default.') }),
    'Size of the page, or the cursor of the next one, sent alone.',
  ),
})
