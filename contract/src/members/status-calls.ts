import { call } from '../call.ts'
import { field, Shape } from '../scalars.ts'
import { byFilter, MemberAnswer, myWriter, OneMember, siteWriter } from './call-kinds.ts'
import { blockProblems, disconnectProblems, joinProblems, matchingMembersProblems, memberProblems } from './problems.ts'
import { MatchingFilter } from './query.ts'

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
