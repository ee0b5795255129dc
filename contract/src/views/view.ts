import { Type } from 'typebox'
import { Guid, Instant, readOnly, Shape, Text } from '../scalars.ts'

/** The lists of the dashboard that views can be saved of: `orders`, or `data/` and the id of a data collection. */
export const ViewList = Type.String({
  pattern: '^(?:orders|data/[A-Za-z0-9_@/.-]{1,256})$',
  maxLength: 261,
  description: 'orders, or data/ and the ID of a data collection',
})

const ViewQuery = Type.String({
  maxLength: 2000,
  pattern: '^[^?#\\s][^#\\s]*$|^$',
  description: 'the query string of a URL, without its question mark',
})

/** What one says of a view: its name, the list's state as its address has it (`state=open&sort=total`), and whether everybody who works here sees it. */
export const viewFields = { name: Text(60, 1), query: ViewQuery, shared: Type.Boolean() }

/** A list as somebody likes to look at it. `mine` is false of what somebody else shares; such a view can be looked at and not changed. */
export const View = Shape({
  id: readOnly(Guid),
  list: ViewList,
  ...viewFields,
  mine: readOnly(Type.Boolean()),
  createdDate: readOnly(Instant),
  updatedDate: readOnly(Instant),
})
