import { expect, test } from 'vitest'
import type { ActivityStatus, MemberStatus, PrivacyStatus } from '@stoa/contract/members/states'
import type { Member } from './member.ts'
import { approved, blocked, disconnected, leftCommunity, joined, muted, unmuted } from './moves.ts'

const member = (status: MemberStatus, activityStatus: ActivityStatus, privacyStatus: PrivacyStatus) =>
  ({ status, activityStatus, privacyStatus }) as Member

test.each<[string, (member: Member) => Member, [MemberStatus, MemberStatus | 'MEMBER_IS_BLOCKED'][]]>([
  [
    'approve',
    approved,
    [
      ['PENDING', 'APPROVED'],
      ['APPROVED', 'APPROVED'],
      ['BLOCKED', 'APPROVED'],
      ['OFFLINE', 'APPROVED'],
    ],
  ],
  [
    'block',
    blocked,
    [
      ['PENDING', 'BLOCKED'],
      ['APPROVED', 'BLOCKED'],
      ['BLOCKED', 'BLOCKED'],
      ['OFFLINE', 'BLOCKED'],
    ],
  ],
  [
    'disconnect',
    disconnected,
    [
      ['PENDING', 'OFFLINE'],
      ['APPROVED', 'OFFLINE'],
      ['BLOCKED', 'MEMBER_IS_BLOCKED'],
      ['OFFLINE', 'OFFLINE'],
    ],
  ],
])('%s', (_, verb, rows) => {
  for (const [from, to] of rows) {
    const before = member(from, 'ACTIVE', 'PRIVATE')
    if (to === 'MEMBER_IS_BLOCKED') expect(() => verb(before)).toThrow(to)
    else expect(verb(before).status).toBe(to)
    if (from === to) expect(verb(before)).toBe(before)
  }
})

test.each<
  [string, (member: Member) => Member, [ActivityStatus, PrivacyStatus], [ActivityStatus, PrivacyStatus] | 'COMMUNITY_JOIN_IMPOSSIBLE']
>([
  ['mute', muted, ['ACTIVE', 'PUBLIC'], ['MUTED', 'PUBLIC']],
  ['mute', muted, ['MUTED', 'PUBLIC'], ['MUTED', 'PUBLIC']],
  ['unmute', unmuted, ['MUTED', 'PRIVATE'], ['ACTIVE', 'PRIVATE']],
  ['unmute', unmuted, ['ACTIVE', 'PRIVATE'], ['ACTIVE', 'PRIVATE']],
  ['join', joined, ['ACTIVE', 'PRIVATE'], ['ACTIVE', 'PUBLIC']],
  ['join', joined, ['MUTED', 'PRIVATE'], 'COMMUNITY_JOIN_IMPOSSIBLE'],
  ['join', joined, ['MUTED', 'PUBLIC'], ['MUTED', 'PUBLIC']],
  ['leave', leftCommunity, ['ACTIVE', 'PUBLIC'], ['ACTIVE', 'PRIVATE']],
  ['leave', leftCommunity, ['MUTED', 'PUBLIC'], ['MUTED', 'PRIVATE']],
  ['leave', leftCommunity, ['ACTIVE', 'PRIVATE'], ['ACTIVE', 'PRIVATE']],
])('U09: %s %#', (_, verb, [activity, privacy], expected) => {
  const before = member('APPROVED', activity, privacy)
  if (expected === 'COMMUNITY_JOIN_IMPOSSIBLE') return expect(() => verb(before)).toThrow(expected)
  const { activityStatus, privacyStatus } = verb(before)
  expect([activityStatus, privacyStatus]).toEqual(expected)
})
