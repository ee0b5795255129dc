import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { BulkActionMetadata, ItemMetadata } from '../orders/bulk.ts'
import { PagingMetadata } from '../query.ts'
import { field, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { membersFilterable } from './filterable.ts'
import { DeletedMember, Fieldsets, Member, MemberChanges, NewMember } from './member.ts'
import {
  assigneeProblems,
  blockProblems,
  currentMemberProblems,
  disconnectProblems,
  joinProblems,
  matchingMembersProblems,
  memberProblems,
  newMemberProblems,
  slugProblems,
  trashProblems,
} from './problems.ts'
import { MatchingFilter, MemberPaging, MemberQuery, MemberSearch, MemberSorting } from './query.ts'

const family = 'members'
const source = 'site §7 "Members"'
const OneMember = Shape({ id: field(Guid, 'ID of the member.') })
const MemberAnswer = Shape({ member: field(Member, 'The member, with what the caller may see.') })
const fieldsets = maybe(Fieldsets, 'How much of a member to return; the largest set counts. PUBLIC by default.')
const SlugText = Text(255, 1)

const reader = { family, source, allow: callers, permission: 'MEMBERS.MEMBER_READ', writes: false } as const
/** Members can change their own; callers acting for the site can change any. */
const ownWriter = { family, source, allow: ['member', 'owner', 'app'], permission: 'MEMBERS.MEMBER_UPDATE', writes: true } as const
const myWriter = { family, source, allow: ['member'], writes: true } as const
const siteWriter = { family, source, allow: ['owner', 'app'], writes: true } as const

export const getCurrentMember = call({
  ...reader,
  method: 'GET',
  path: '/v1/members/my',
  summary: 'Get the signed-in member.',
  description: 'Returns the caller’s own member with the requested field set.',
  request: Shape({ fieldsets }),
  response: MemberAnswer,
  problems: currentMemberProblems,
})

export const getMember = call({
  ...reader,
  method: 'GET',
  path: '/v1/members/{id}',
  summary: 'Get a member.',
  description:
    'Visitors and other members can read approved members with a public profile, and only the PUBLIC field set. Members can read all ' +
    'their own fields; the site’s team, apps and keys can read everything.',
  source: 'site §6 and §7 "Members"',
  request: Shape({ id: field(Guid, 'ID of the member.'), fieldsets }),
  response: MemberAnswer,
  problems: memberProblems,
})

export const listMembers = call({
  ...reader,
  method: 'GET',
  path: '/v1/members',
  summary: 'List members.',
  description: 'Returns members in pages of up to 100, newest first by default. Access is as in `getMember`.',
  request: Shape({
    paging: maybeNull(MemberPaging, 'Page of the list, at most 100 members.'),
    fieldsets,
    sorting: maybe(MemberSorting, 'Fields to sort by. Newest first by default.'),
  }),
  response: Shape({
    members: field(Type.Array(Member, { maxItems: 100 }), 'The members of this page.'),
    metadata: field(PagingMetadata, 'Size of the page and what comes next.'),
  }),
  problems: {},
  filterable: membersFilterable,
  example: { paging: { limit: 10 }, sorting: [{ fieldName: 'profile.nickname', order: 'ASC' }] },
})

export const queryMembers = call({
  ...reader,
  method: 'POST',
  path: '/v1/members/query',
  summary: 'Query members.',
  description:
    'Returns members that match a filter and a search text, in pages of up to 100. Access is as in `getMember`. Visitors and members ' +
    'can filter, sort and search only by what they see of others: ID, contact, dates, nickname, slug and title; other fields are ' +
    'unknown fields to them.',
  source: 'site §6 and §7 "Members", wire §4',
  request: Shape({
    query: maybeNull(MemberQuery, 'Filter, sort and page of the list.'),
    fieldsets,
    search: maybeNull(MemberSearch, 'Text to find in names and addresses. All members if absent or null.'),
  }),
  response: Shape({
    members: field(Type.Array(Member, { maxItems: 100 }), 'The members of this page.'),
    metadata: field(PagingMetadata, 'Size of the page and what comes next.'),
  }),
  problems: {},
  filterable: membersFilterable,
  example: { query: { filter: { 'profile.nickname': { $startsWith: 'M' } }, paging: { limit: 20 } } },
})

export const createMember = call({
  ...siteWriter,
  method: 'POST',
  path: '/v1/members',
  summary: 'Create a member.',
  description:
    'Creates an approved member with a unique slug. The member can sign in after setting a password through a recovery or activation ' +
    'email.',
  permission: 'MEMBERS.MEMBER_CREATE',
  request: Shape({ member: field(NewMember, 'The member to create.') }),
  response: MemberAnswer,
  problems: newMemberProblems,
  example: { member: { loginEmail: 'walter@example.com', profile: { nickname: 'Walter' }, contact: { firstName: 'Walter' } } },
})

export const updateMember = call({
  ...ownWriter,
  method: 'PATCH',
  path: '/v1/members/{member.id}',
  summary: 'Update a member.',
  description:
    'Updates contact and profile: omitted fields stay unchanged, null clears, lists are replaced. Members can update themselves. To ' +
    'change `privacyStatus`, use `joinCommunity` and `leaveCommunity`; any other value fails. Statuses, sign-in data and dates are ' +
    'ignored.',
  request: Shape({ member: field(MemberChanges, 'The fields to change, with the member’s ID.') }),
  response: MemberAnswer,
  problems: memberProblems,
})

export const updateCurrentMemberSlug = call({
  ...myWriter,
  method: 'POST',
  path: '/v1/members/my/slug',
  summary: 'Change the slug of your own profile.',
  description: 'A slug has up to 64 lowercase ASCII letters and digits, with single hyphens between them.',
  permission: 'MEMBERS.MEMBER_UPDATE',
  request: Shape({ slug: field(SlugText, 'The new slug: lowercase letters and digits, with single hyphens between them.') }),
  response: MemberAnswer,
  problems: slugProblems,
})

export const updateMemberSlug = call({
  ...ownWriter,
  method: 'POST',
  path: '/v1/members/{id}/slug',
  summary: 'Change the slug of a member’s profile.',
  description: 'Like `updateCurrentMemberSlug`. The site’s team, apps and keys can change the slug of any member.',
  request: Shape({
    id: field(Guid, 'ID of the member.'),
    slug: field(SlugText, 'The new slug: lowercase letters and digits, with single hyphens between them.'),
  }),
  response: MemberAnswer,
  problems: slugProblems,
  example: { id: 'a0000000-0000-4000-8000-000000000001', slug: 'mia-in-the-islands' },
})

export const joinCommunity = call({
  ...myWriter,
  method: 'POST',
  path: '/v1/members/join-community',
  summary: 'Make your own profile public.',
  description: 'Fails if the member is muted.',
  permission: 'MEMBERS.MEMBER_JOIN_COMMUNITY',
  request: Shape({}),
  response: MemberAnswer,
  problems: joinProblems,
})

export const leaveCommunity = call({
  ...myWriter,
  method: 'POST',
  path: '/v1/members/leave-community',
  summary: 'Make your own profile private.',
  description: 'Other visitors and members can no longer find it.',
  permission: 'MEMBERS.MEMBER_JOIN_COMMUNITY',
  request: Shape({}),
  response: MemberAnswer,
  problems: memberProblems,
})

export const muteMember = call({
  ...siteWriter,
  method: 'POST',
  path: '/v1/members/{id}/mute',
  summary: 'Mute a member.',
  description: 'Muted members can read but not take part in the community.',
  permission: 'MEMBERS.MEMBER_MUTE',
  request: OneMember,
  response: MemberAnswer,
  problems: memberProblems,
})

export const unmuteMember = call({
  ...siteWriter,
  method: 'POST',
  path: '/v1/members/{id}/unmute',
  summary: 'Unmute a member.',
  permission: 'MEMBERS.MEMBER_MUTE',
  request: OneMember,
  response: MemberAnswer,
  problems: memberProblems,
})

export const approveMember = call({
  ...siteWriter,
  method: 'POST',
  path: '/v1/members/{id}/approve',
  summary: 'Approve a member.',
  description: 'Approves a pending, blocked or disconnected member.',
  permission: 'MEMBERS.MEMBER_APPROVE',
  request: OneMember,
  response: MemberAnswer,
  problems: memberProblems,
})

export const blockMember = call({
  ...siteWriter,
  method: 'POST',
  path: '/v1/members/{id}/block',
  summary: 'Block a member.',
  description: 'All sessions of the member end immediately.',
  permission: 'MEMBERS.MEMBER_BLOCK',
  request: OneMember,
  response: MemberAnswer,
  problems: blockProblems,
})

export const disconnectMember = call({
  ...siteWriter,
  method: 'POST',
  path: '/v1/members/{id}/disconnect',
  summary: 'Disconnect a member.',
  description: 'Keeps the member but prevents sign-ins: OFFLINE until approved again. All sessions of the member end immediately.',
  permission: 'MEMBERS.MEMBER_DISCONNECT',
  request: OneMember,
  response: MemberAnswer,
  problems: disconnectProblems,
})

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

const byFilter = {
  ...siteWriter,
  method: 'POST',
  response: Shape({ jobId: field(Guid, 'ID of the change, for the packages. It is done before the response.') }),
} as const

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
    search: maybeNull(MemberSearch, 'Text that the members must have in their names or addresses.'),
  }),
  problems: { ...matchingMembersProblems, ...assigneeProblems },
  example: { filter: { status: 'BLOCKED' } },
})

export const bulkApproveMembers = call({
  ...byFilter,
  path: '/v1/members/bulk/approve-by-filter',
  summary: 'Approve all members that match a filter.',
  description:
    'Approves up to 1,000 matching members, or none, before the response. A filter without a condition on a field, such as `{}`, fails.',
  permission: 'MEMBERS.MEMBER_APPROVE',
  request: Shape({ filter: field(MatchingFilter, 'Conditions that the members must meet, as in `queryMembers`.') }),
  problems: matchingMembersProblems,
  example: { filter: { status: 'PENDING' } },
})

export const bulkBlockMembers = call({
  ...byFilter,
  path: '/v1/members/bulk/block-by-filter',
  summary: 'Block all members that match a filter.',
  description:
    'Blocks up to 1,000 matching members, or none, before the response. A filter without a condition on a field, such as `{}`, fails. ' +
    'Team members are skipped.',
  permission: 'MEMBERS.MEMBER_BLOCK',
  request: Shape({ filter: field(MatchingFilter, 'Conditions that the members must meet, as in `queryMembers`.') }),
  problems: matchingMembersProblems,
  example: { filter: { loginEmail: { $endsWith: '@spam.example' } } },
})

export const deleteMemberPhones = call({
  ...ownWriter,
  method: 'DELETE',
  path: '/v1/members/{id}/phones',
  summary: 'Delete a member’s phone numbers.',
  request: OneMember,
  response: MemberAnswer,
  problems: memberProblems,
})

export const deleteMemberEmails = call({
  ...ownWriter,
  method: 'DELETE',
  path: '/v1/members/{id}/emails',
  summary: 'Delete a member’s contact email addresses.',
  description: 'The email address used to sign in remains.',
  request: OneMember,
  response: MemberAnswer,
  problems: memberProblems,
})

export const deleteMemberAddresses = call({
  ...ownWriter,
  method: 'DELETE',
  path: '/v1/members/{id}/addresses',
  summary: 'Delete a member’s postal addresses.',
  request: OneMember,
  response: MemberAnswer,
  problems: memberProblems,
})

const Count = Shape({
  total: field(Type.Integer({ minimum: 0 }), 'Number of members, at most 10,000.'),
  tooManyToCount: field(Type.Boolean(), 'Whether there are more than `total`.'),
})

export const countMembers = call({
  family: 'stoa',
  method: 'GET',
  path: '/v1/members/count',
  summary: 'Count members by status.',
  description: 'Returns the number of members in each status and in the trash, each counted up to 10,000.',
  source: 'docs/members.md',
  allow: ['owner', 'app'],
  permission: 'MEMBERS.MEMBER_READ',
  writes: false,
  request: Shape({}),
  response: Shape({
    counts: field(
      Shape({
        PENDING: field(Count, 'Members who wait for approval.'),
        APPROVED: field(Count, 'Members who can sign in.'),
        BLOCKED: field(Count, 'Members who were blocked.'),
        OFFLINE: field(Count, 'Members who were disconnected.'),
        TRASH: field(Count, 'Members who were deleted but can be restored.'),
      }),
      'Number of members by status.',
    ),
  }),
  problems: {},
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
