import { Type } from 'typebox'
import { call } from '../call.ts'
import { BulkActionMetadata, ItemMetadata } from '../orders/bulk.ts'
import { PagingMetadata } from '../query.ts'
import { field, Guid, maybeNull, Shape } from '../scalars.ts'
import { byFilter, MemberAnswer, myWriter, OneMember, siteWriter } from './call-kinds.ts'
import { DeletedMember } from './member.ts'
import { assigneeProblems, matchingMembersProblems, memberProblems, newMemberProblems, trashProblems } from './problems.ts'
import { MatchingFilter, MemberPaging, MemberSearch } from './query.ts'

export const deleteMember = call({
  ...siteWriter,
  method: 'DELETE',
  path: '/v1/members/{id}',
  summary: 'Delete a member.',
  description:
    'Moves a member to the trash for 30 days, then deletes the data permanently. All sessions of the member end immediately. Team ' +
    'members can’t be deleted: OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN.',
  permission: 'MEMBERS.MEMBER_DELETE',
  request: OneMember,
  response: Shape({}),
  problems: memberProblems,
})

export const deleteMyMember = call({
  ...myWriter,
  method: 'DELETE',
  path: '/v1/members/my',
  summary: 'Delete your own member account.',
  description:
    'Like `deleteMember`. Content can be reassigned only to the site’s team: `contentAssigneeId` is a team member or their member ' +
    'account. Otherwise the content loses its owner when the member is purged.',
  permission: 'MEMBERS.MEMBER_DELETE',
  request: Shape({ contentAssigneeId: maybeNull(Guid, 'ID of the team member who takes over the member’s content. Null if nobody does.') }),
  response: Shape({}),
  problems: {
    ...memberProblems,
    ...assigneeProblems,
    RECENT_LOGIN_REQUIRED: { status: 403, message: 'Sign in again before you delete the account.' },
  },
})

export const bulkDeleteMembers = call({
  ...siteWriter,
  method: 'POST',
  path: '/v1/members/bulk/delete',
  summary: 'Delete multiple members.',
  description: 'Like `deleteMember`. Members that don’t exist fail individually; the others are deleted.',
  permission: 'MEMBERS.MEMBER_DELETE',
  request: Shape({ memberIds: field(Type.Array(Guid, { minItems: 1, maxItems: 100 }), 'IDs of the members to delete.') }),
  response: Shape({
    results: field(
      Type.Array(Shape({ itemMetadata: field(ItemMetadata, 'Which member it is and whether it was deleted.') })),
      'Result for each member, in the order of the request.',
    ),
    bulkActionMetadata: field(BulkActionMetadata, 'How many members were deleted and how many failed.'),
  }),
  problems: memberProblems,
})

export const bulkDeleteMembersByFilter = call({
  ...byFilter,
  path: '/v1/members/bulk/delete-by-filter',
  summary: 'Delete all members that match a filter.',
  description:
    'Deletes up to 1,000 matching members, or none, before the response. A filter without a condition on a field, such as `{}`, fails ' +
    'unless a search text is sent. Other filters can match every member: count them with `queryMembers` first. Team members are skipped.',
  permission: 'MEMBERS.MEMBER_DELETE',
  request: Shape({
    filter: field(MatchingFilter, 'Conditions that the members must meet, as in `queryMembers`.'),
    contentAssigneeId: maybeNull(Guid, 'ID of the team member who takes over the members’ content. Null if nobody does.'),
    search: maybeNull(MemberSearch, 'Text that the members must have, and the fields to look in.'),
  }),
  problems: { ...matchingMembersProblems, ...assigneeProblems },
  example: { filter: { status: 'BLOCKED' } },
})

export const listDeletedMembers = call({
  family: 'stoa',
  method: 'GET',
  path: '/v1/members/trash',
  summary: 'List members in the trash.',
  description: 'Returns deleted members that haven’t been purged yet, most recently deleted first.',
  source: 'docs/members.md, site §4',
  allow: ['owner', 'app'],
  permission: 'MEMBERS.MEMBER_READ',
  writes: false,
  request: Shape({ paging: maybeNull(MemberPaging, 'Page of the list, at most 100 members.') }),
  response: Shape({
    deletedMembers: field(Type.Array(DeletedMember, { maxItems: 100 }), 'The deleted members of this page.'),
    metadata: field(PagingMetadata, 'Size of the page and what comes next.'),
  }),
  problems: {},
})

export const restoreMember = call({
  ...siteWriter,
  family: 'stoa',
  method: 'POST',
  path: '/v1/members/trash/{id}/restore',
  summary: 'Restore a deleted member.',
  description: 'Restores a member who hasn’t been purged yet. Fails if another member now uses the email address.',
  source: 'docs/members.md',
  permission: 'MEMBERS.MEMBER_DELETE',
  request: OneMember,
  response: MemberAnswer,
  problems: { ...trashProblems, ...newMemberProblems },
})

export const purgeMember = call({
  ...siteWriter,
  family: 'stoa',
  method: 'DELETE',
  path: '/v1/members/trash/{id}',
  summary: 'Delete a member in the trash permanently.',
  description: 'Purges a deleted member immediately. This can’t be undone.',
  source: 'docs/members.md',
  permission: 'MEMBERS.MEMBER_DELETE',
  request: OneMember,
  response: Shape({}),
  problems: trashProblems,
})
