import { Type } from 'typebox'
import { Paging, Query, Sorting, sortFieldsMax } from '../query.ts'
import { Free, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { searchedFields } from './filterable.ts'

/** A page of members by offset: 50 by default, at most 100. */
export const MemberPaging = Shape({
  ...Paging.properties,
  limit: maybeNull(Whole(1, 100), 'Members per page, at most 100. 50 by default.'),
})
export const MemberSorting = Type.Array(Sorting, { maxItems: sortFieldsMax })

/** Filter, sort and paging of members. `sorting` is another name of `sort`. */
export const MemberQuery = Shape({
  filter: Query.properties.filter,
  sort: maybe(MemberSorting, 'Fields to sort by, the most important first. Newest first by default.'),
  sorting: maybe(MemberSorting, 'Another name of `sort`.'),
  paging: maybeNull(MemberPaging, 'Page by offset, at most 100 members.'),
})

/** Matches members with the text anywhere in one of the fields, case-insensitively. */
export const MemberSearch = Shape({
  expression: maybeNull(Text(100, 1), 'Text to find anywhere in one of the fields, in any case.'),
  fields: maybe(Type.Array(Type.Enum(searchedFields), { maxItems: 6 }), 'Fields to look in. The nickname by default.'),
})

/** The filter of a call that changes all matching members. A filter without a condition on a field is rejected; others can match
 *  every member. */
export const MatchingFilter = Free

/** Maximum number of members that one call by filter can change, because they are locked in one transaction. */
export const matchingMembersMax = 1000
