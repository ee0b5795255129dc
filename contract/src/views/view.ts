import { Type } from 'typebox'
import { field, Guid, Instant, readOnly, Shape, Text } from '../scalars.ts'

/** The lists of the dashboard that have saved views: `orders`, `product-sheet`, or `data/` followed by the id of a data collection. */
export const ViewList = Type.String({
  pattern: '^(?:orders|product-sheet|data/[A-Za-z0-9_@/.-]{1,256})$',
  maxLength: 261,
  form: 'orders, product-sheet, or data/ and the ID of a data collection',
})

const ViewQuery = Type.String({
  maxLength: 2000,
  pattern: '^[^?#\\s][^#\\s]*$|^$',
  form: 'the query string of a URL, without its question mark',
})

/** The editable part of a view: its name, the query string of the list (`state=open&sort=total`), and whether the whole team sees it. */
export const viewFields = {
  name: field(Text(60, 1), 'Name of the view, unique among your views of the list.'),
  query: field(ViewQuery, 'Query string of the list, such as `state=open&sort=total`.'),
  shared: field(Type.Boolean(), 'Whether the whole team sees the view.'),
}

/** A saved view of a list. `mine` is false for a view that someone else shares, which can be used but not changed. */
export const View = Shape({
  id: readOnly(Guid, 'ID of the view.'),
  list: field(ViewList, 'The dashboard list: `orders`, `product-sheet`, or `data/` and the ID of a data collection.'),
  ...viewFields,
  mine: readOnly(Type.Boolean(), 'False for a view that someone else shares, which can be used but not changed.'),
  createdDate: readOnly(Instant, 'When the view was saved.'),
  updatedDate: readOnly(Instant, 'When the view was last changed.'),
})
