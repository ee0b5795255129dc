import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { BulkActionMetadata, ItemMetadata } from '../orders/bulk.ts'
import { PagingMetadata } from '../query.ts'
import { Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
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
const OneMember = Shape({ id: Guid })
const MemberAnswer = Shape({ member: Member })
const fieldsets = maybe(Fieldsets)
const SlugText = Text(255, 1)

const reader = { family, source, allow: callers, permission: 'MEMBERS.MEMBER_READ', writes: false } as const
/** Members their own, those who act for the site anybody's. */
const ownWriter = { family, source, allow: ['member', 'owner', 'app'], permission: 'MEMBERS.MEMBER_UPDATE', writes: true } as const
const myWriter = { family, source, allow: ['member'], writes: true } as const
const siteWriter = { family, source, allow: ['owner', 'app'], writes: true } as const

export const getCurrentMember = call({
  ...reader,
  method: 'GET',
  path: '/v1/members/my',
  summary: 'Get the member who is signed in.',
  description: "The caller's own membership, with as much of it as is asked for.",
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
    'One member. Visitors and other members see those whose profile is public and who are approved, and of them the PUBLIC field set, ' +
    'whatever they ask for; anybody else is not there. Members see all of themselves; those who act for the site see all of everybody.',
  source: 'site §6 and §7 "Members"',
  request: Shape({ id: Guid, fieldsets }),
  response: MemberAnswer,
  problems: memberProblems,
})

export const listMembers = call({
  ...reader,
  method: 'GET',
  path: '/v1/members',
  summary: 'List members.',
  description: 'Members in pages of at most 100, newest first unless sorted otherwise. Who sees whom is as in `getMember`.',
  request: Shape({ paging: maybeNull(MemberPaging), fieldsets, sorting: maybe(MemberSorting) }),
  response: Shape({ members: Type.Array(Member, { maxItems: 100 }), metadata: PagingMetadata }),
  problems: {},
  filterable: membersFilterable,
  example: { paging: { limit: 10 }, sorting: [{ fieldName: 'profile.nickname', order: 'ASC' }] },
})

export const queryMembers = call({
  ...reader,
  method: 'POST',
  path: '/v1/members/query',
  summary: 'Find members.',
  description:
    'Members that match a filter and hold a text, in pages of at most 100. Who sees whom is as in `getMember`; visitors and members ' +
    'filter, sort and search by what they see of others: id, contact, dates, nickname, slug, title. Any other field is to them one that ' +
    'does not exist.',
  source: 'site §6 and §7 "Members", wire §4',
  request: Shape({ query: maybeNull(MemberQuery), fieldsets, search: maybeNull(MemberSearch) }),
  response: Shape({ members: Type.Array(Member, { maxItems: 100 }), metadata: PagingMetadata }),
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
    'Makes an approved member with a slug of its own. It signs in once it has set a password, with the link of a recovery or activation ' +
    'mail.',
  permission: 'MEMBERS.MEMBER_CREATE',
  request: Shape({ member: NewMember }),
  response: MemberAnswer,
  problems: newMemberProblems,
  example: { member: { loginEmail: 'walter@example.com', profile: { nickname: 'Walter' }, contact: { firstName: 'Walter' } } },
})

export const updateMember = call({
  ...ownWriter,
  method: 'PATCH',
  path: '/v1/members/{member.id}',
  summary: 'Change a member.',
  description:
    'Changes contact and profile: what is left out stays, null clears, lists are replaced. Members change their own; in and out of the ' +
    'community they go by `joinCommunity` and `leaveCommunity`, so a `privacyStatus` other than theirs is refused. Statuses, sign-in ' +
    'and dates are dropped.',
  request: Shape({ member: MemberChanges }),
  response: MemberAnswer,
  problems: memberProblems,
})

export const updateCurrentMemberSlug = call({
  ...myWriter,
  method: 'POST',
  path: '/v1/members/my/slug',
  summary: "Change the slug of one's own profile.",
  description: "Another address for one's own profile: up to 64 small letters and digits of ASCII, with single hyphens between them.",
  permission: 'MEMBERS.MEMBER_UPDATE',
  request: Shape({ slug: SlugText }),
  response: MemberAnswer,
  problems: slugProblems,
})

export const updateMemberSlug = call({
  ...ownWriter,
  method: 'POST',
  path: '/v1/members/{id}/slug',
  summary: "Change the slug of a member's profile.",
  description: "As `updateCurrentMemberSlug`, of one's own profile or, for those who act for the site, of anybody's.",
  request: Shape({ id: Guid, slug: SlugText }),
  response: MemberAnswer,
  problems: slugProblems,
  example: { id: 'a0000000-0000-4000-8000-000000000001', slug: 'mia-in-the-islands' },
})

export const joinCommunity = call({
  ...myWriter,
  method: 'POST',
  path: '/v1/members/join-community',
  summary: "Make one's own profile public.",
  description: "Makes one's own profile public. Who is muted cannot.",
  permission: 'MEMBERS.MEMBER_JOIN_COMMUNITY',
  request: Shape({}),
  response: MemberAnswer,
  problems: joinProblems,
})

export const leaveCommunity = call({
  ...myWriter,
  method: 'POST',
  path: '/v1/members/leave-community',
  summary: "Make one's own profile private.",
  description: "Makes one's own profile private: strangers do not find it any more.",
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
  description: 'A muted member reads, but takes no part in the community.',
  permission: 'MEMBERS.MEMBER_MUTE',
  request: OneMember,
  response: MemberAnswer,
  problems: memberProblems,
})

export const unmuteMember = call({
  ...siteWriter,
  method: 'POST',
  path: '/v1/members/{id}/unmute',
  summary: 'Let a muted member take part again.',
  permission: 'MEMBERS.MEMBER_MUTE',
  request: OneMember,
  response: MemberAnswer,
  problems: memberProblems,
})

export const approveMember = call({
  ...siteWriter,
  method: 'POST',
  path: '/v1/members/{id}/approve',
  summary: 'Let a member in.',
  description: 'Lets a pending, blocked or disconnected member in.',
  permission: 'MEMBERS.MEMBER_APPROVE',
  request: OneMember,
  response: MemberAnswer,
  problems: memberProblems,
})

export const blockMember = call({
  ...siteWriter,
  method: 'POST',
  path: '/v1/members/{id}/block',
  summary: 'Shut a member out.',
  description: 'Shuts a member out. All its sessions end at once.',
  permission: 'MEMBERS.MEMBER_BLOCK',
  request: OneMember,
  response: MemberAnswer,
  problems: blockProblems,
})

export const disconnectMember = call({
  ...siteWriter,
  method: 'POST',
  path: '/v1/members/{id}/disconnect',
  summary: 'Take a member offline.',
  description: 'Keeps the person and takes the way in: OFFLINE until an approval. All its sessions end at once.',
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
    'Puts a member into the trash for 30 days, then its data goes for good. All its sessions end at once. One who works for the site ' +
    'breaks the rule OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN.',
  permission: 'MEMBERS.MEMBER_DELETE',
  request: OneMember,
  response: Shape({}),
  problems: memberProblems,
})

export const deleteMyMember = call({
  ...myWriter,
  method: 'DELETE',
  path: '/v1/members/my',
  summary: "Delete one's own membership.",
  description:
    'As `deleteMember`, of oneself. Content goes to nobody but those who work for the site: `contentAssigneeId` is one of them, or the ' +
    'membership of one. Without it content loses its owner when the member is purged.',
  permission: 'MEMBERS.MEMBER_DELETE',
  request: Shape({ contentAssigneeId: maybeNull(Guid) }),
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
  summary: 'Delete members.',
  description: 'Deletes members as `deleteMember` does. One that is not there is told in its result; the others go on.',
  permission: 'MEMBERS.MEMBER_DELETE',
  request: Shape({ memberIds: Type.Array(Guid, { minItems: 1, maxItems: 100 }) }),
  response: Shape({ results: Type.Array(Shape({ itemMetadata: ItemMetadata })), bulkActionMetadata: BulkActionMetadata }),
  problems: memberProblems,
})

const byFilter = { ...siteWriter, method: 'POST', response: Shape({ jobId: Guid }) } as const

export const bulkDeleteMembersByFilter = call({
  ...byFilter,
  path: '/v1/members/bulk/delete-by-filter',
  summary: 'Delete the members that match a filter.',
  description:
    'Deletes all members that match, up to 1,000, or none of them; done when it answers. A filter that leaves nobody out is refused, ' +
    'unless a search stands beside it. Those who work for the site are left alone.',
  permission: 'MEMBERS.MEMBER_DELETE',
  request: Shape({ filter: MatchingFilter, contentAssigneeId: maybeNull(Guid), search: maybeNull(MemberSearch) }),
  problems: { ...matchingMembersProblems, ...assigneeProblems },
  example: { filter: { status: 'BLOCKED' } },
})

export const bulkApproveMembers = call({
  ...byFilter,
  path: '/v1/members/bulk/approve-by-filter',
  summary: 'Let the members in that match a filter.',
  description: 'Approves all members that match, up to 1,000, or none of them; done when it answers.',
  permission: 'MEMBERS.MEMBER_APPROVE',
  request: Shape({ filter: MatchingFilter }),
  problems: matchingMembersProblems,
  example: { filter: { status: 'PENDING' } },
})

export const bulkBlockMembers = call({
  ...byFilter,
  path: '/v1/members/bulk/block-by-filter',
  summary: 'Shut the members out that match a filter.',
  description:
    'Blocks all members that match, up to 1,000, or none of them; done when it answers. Those who work for the site are left alone.',
  permission: 'MEMBERS.MEMBER_BLOCK',
  request: Shape({ filter: MatchingFilter }),
  problems: matchingMembersProblems,
  example: { filter: { loginEmail: { $endsWith: '@spam.example' } } },
})

export const deleteMemberPhones = call({
  ...ownWriter,
  method: 'DELETE',
  path: '/v1/members/{id}/phones',
  summary: "Delete a member's phone numbers.",
  request: OneMember,
  response: MemberAnswer,
  problems: memberProblems,
})

export const deleteMemberEmails = call({
  ...ownWriter,
  method: 'DELETE',
  path: '/v1/members/{id}/emails',
  summary: "Delete a member's e-mail addresses.",
  description: 'Deletes the addresses a member is written to. The one it signs in with stays.',
  request: OneMember,
  response: MemberAnswer,
  problems: memberProblems,
})

export const deleteMemberAddresses = call({
  ...ownWriter,
  method: 'DELETE',
  path: '/v1/members/{id}/addresses',
  summary: "Delete a member's postal addresses.",
  request: OneMember,
  response: MemberAnswer,
  problems: memberProblems,
})

const Count = Shape({ total: Type.Integer({ minimum: 0 }), tooManyToCount: Type.Boolean() })

export const countMembers = call({
  family: 'stoa',
  method: 'GET',
  path: '/v1/members/count',
  summary: 'Count members by status.',
  description: 'How many members are in each status, and how many in the trash; each counted up to 10,000.',
  source: 'docs/members.md',
  allow: ['owner', 'app'],
  permission: 'MEMBERS.MEMBER_READ',
  writes: false,
  request: Shape({}),
  response: Shape({ counts: Shape({ PENDING: Count, APPROVED: Count, BLOCKED: Count, OFFLINE: Count, TRASH: Count }) }),
  problems: {},
})

export const listDeletedMembers = call({
  family: 'stoa',
  method: 'GET',
  path: '/v1/members/trash',
  summary: 'List the members in the trash.',
  description: 'Deleted members that are not purged yet, the last deleted first.',
  source: 'docs/members.md, site §4',
  allow: ['owner', 'app'],
  permission: 'MEMBERS.MEMBER_READ',
  writes: false,
  request: Shape({ paging: maybeNull(MemberPaging) }),
  response: Shape({ deletedMembers: Type.Array(DeletedMember, { maxItems: 100 }), metadata: PagingMetadata }),
  problems: {},
})

export const restoreMember = call({
  ...siteWriter,
  family: 'stoa',
  method: 'POST',
  path: '/v1/members/trash/{id}/restore',
  summary: 'Bring a deleted member back.',
  description:
    'Brings a deleted member back as it was, as long as its day has not come. Refused where somebody else has its e-mail address by ' +
    'now.',
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
  summary: 'Delete a member of the trash for good.',
  description: 'Purges a deleted member now, before its day: there is no way back.',
  source: 'docs/members.md',
  permission: 'MEMBERS.MEMBER_DELETE',
  request: OneMember,
  response: Shape({}),
  problems: trashProblems,
})
