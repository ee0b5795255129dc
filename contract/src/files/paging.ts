import { Type } from 'typebox'
import { CursorPaging, Sorting } from '../query.ts'
import { field, Free, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'

/** Of the page of a list. */
export const pagingText = 'Size of the page, or the cursor of the next one.'

/** The order of a list of files or folders. */
export const ListSorting = Shape({
  fieldName: maybe(Text(512), 'Field to sort by. `updatedDate` by default.'),
  order: maybe(Type.Enum(['ASC', 'DESC']), 'Descending by default; ascending if a field is named.'),
})

/** The page of a list of files or folders. */
export const ListPaging = Shape({
  limit: maybeNull(Whole(1, 100), 'Entries per page, at most 100. 50 by default.'),
  cursor: maybeNull(
    Text(16_000),
    'Cursor of the previous response’s `nextCursor.cursors.next`. It includes the folder, the filter and the sort, so that those of the request are ignored.',
  ),
})

/** A query of files or folders. */
export const mediaQuery = (filterText: string) =>
  maybeNull(
    Shape({
      filter: maybeNull(Free, filterText),
      sort: maybe(Type.Array(Sorting, { maxItems: 1 }), 'Field to sort by. The latest change first by default.'),
      cursorPaging: maybeNull(
        Shape({ ...CursorPaging.properties, limit: maybeNull(Whole(1, 100), 'Entries per page, at most 100. 50 by default.') }),
        pagingText,
      ),
    }),
    'Filter, sort and page of the list.',
  )

/** Where the next page begins. */
export const NextCursor = Shape({
  cursors: field(
    Shape({ next: maybeNull(Type.String(), 'Cursor of the next page. Absent on the last page.') }),
    'Cursors of the neighbouring pages.',
  ),
})

export const sortText = 'Order of the list. The latest change first by default.'
export const nextCursorText = 'Where the next page begins.'
