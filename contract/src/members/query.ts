import { Type } from 'typebox'
import { Paging, Query, Sorting } from '../query.ts'
import { Free, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { searchedFields } from './filterable.ts'

/** A page of members by offset: 50 where nothing is said, never more than 100. */
export const MemberPaging = Shape({ ...Paging.properties, limit: maybeNull(Whole(0, 100)) })
export const MemberSorting = Type.Array(Sorting, { maxItems: 10 })

/** Filter, sort and paging of members. `sorting` is another name of `sort`. */
export const MemberQuery = Shape({
  filter: Query.properties.filter,
  sort: maybe(MemberSorting),
  sorting: maybe(MemberSorting),
  paging: maybeNull(MemberPaging),
})

/** Members with a text anywhere in one of some fields, in capitals or not. */
export const MemberSearch = Shape({
  expression: maybeNull(Text(100, 1)),
  fields: maybe(Type.Array(Type.Enum(searchedFields), { maxItems: 6 })),
})

/** A filter of a call that changes all that match. One that leaves nobody out is refused. */
export const MatchingFilter = Free

/** How many members one call by filter may change: they are held in one transaction. */
export const matchingMembersMax = 1000
