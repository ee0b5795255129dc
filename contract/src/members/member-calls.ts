import { Type } from 'typebox'
import { call } from '../call.ts'
import { PagingMetadata } from '../query.ts'
import { field, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { MemberAnswer, myWriter, OneMember, ownWriter, reader, siteWriter } from './call-kinds.ts'
import { membersFilterable } from './filterable.ts'
import { Fieldsets, Member, MemberChanges, NewMember } from './member.ts'
import { currentMemberProblems, memberProblems, newMemberProblems, slugProblems } from './problems.ts'
import { MemberPaging, MemberQuery, MemberSearch, MemberSorting } from './query.ts'

const fieldsets = maybe(Fieldsets, 'How much of a member to return; the largest set counts. PUBLIC by default.')
const SlugText = Text(255, 1)

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
    search: maybeNull(MemberSearch, 'Text to find, and the fields to look in. All members if absent or null.'),
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
