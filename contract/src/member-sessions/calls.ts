import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, Guid, Instant, maybe, Shape } from '../scalars.ts'

/** A session of a member on one device. */
const MemberSession = Shape({
  id: field(Type.String(), 'ID of the session.'),
  current: field(Type.Boolean(), 'Whether it is the session of the request.'),
  agent: maybe(Type.String(), 'The browser’s User-Agent header, cut to 300 characters. Absent if it sent none.'),
  browser: maybe(Type.String(), 'Browser that the session was opened in, such as Firefox. Absent if unknown.'),
  system: maybe(Type.String(), 'Operating system of the browser, such as Linux. Absent if unknown.'),
  network: maybe(Type.String(), 'Network that the session was opened from. Absent if unknown.'),
  clientId: maybe(Type.String(), 'ID of the OAuth client that the session was opened for. Absent for the shop’s own pages.'),
  createdDate: field(Instant, 'When the session was opened.'),
  lastUsedDate: field(Instant, 'When the session was last used, rounded to the hour.'),
  expiresDate: field(Instant, 'When the session ends.'),
})
const Sessions = Shape({ sessions: field(Type.Array(MemberSession), 'The sessions, most recently used first.') })

const noMember = { status: 404, message: 'No member with this ID exists.' } as const

export const queryMySessions = call({
  method: 'GET',
  path: '/v1/member-sessions/my',
  family: 'stoa',
  summary: 'List your own sessions.',
  description: 'Returns the sessions of the signed-in member, most recently used first, up to 100.',
  source: 'promise 13; design §7',
  allow: ['member'],
  permission: 'MEMBERS.READ_OWN_SESSIONS',
  writes: false,
  request: Shape({}),
  response: Sessions,
  problems: {},
})

export const endMySession = call({
  method: 'DELETE',
  path: '/v1/member-sessions/my/{sessionId}',
  family: 'stoa',
  summary: 'End one of your own sessions.',
  description: 'The session’s refresh tokens and cookie stop working immediately, its access tokens within 30 seconds.',
  source: 'promise 13; design §7',
  allow: ['member'],
  permission: 'MEMBERS.END_OWN_SESSIONS',
  writes: true,
  request: Shape({ sessionId: field(Guid, 'ID of the session to end.') }),
  response: Shape({}),
  problems: { MEMBER_SESSION_NOT_FOUND: { status: 404, message: 'This session doesn’t exist or has ended.' } },
})

export const endMyOtherSessions = call({
  method: 'POST',
  path: '/v1/member-sessions/my/end-others',
  family: 'stoa',
  summary: 'End all your other sessions.',
  description: 'Ends all sessions of the member except the current one.',
  source: 'promise 13; design §7',
  allow: ['member'],
  permission: 'MEMBERS.END_OWN_SESSIONS',
  writes: true,
  request: Shape({}),
  response: Shape({}),
  problems: {},
})

export const queryMemberSessions = call({
  method: 'GET',
  path: '/v1/member-sessions/of/{memberId}',
  family: 'stoa',
  summary: 'List the sessions of a member.',
  description: 'Returns the member’s sessions, most recently used first, up to 100.',
  source: 'promise 13; design §7',
  allow: ['owner', 'app'],
  permission: 'MEMBERS.READ_SESSIONS',
  writes: false,
  request: Shape({ memberId: field(Guid, 'ID of the member.') }),
  response: Sessions,
  problems: { MEMBER_NOT_FOUND: noMember },
})

export const endMemberSessions = call({
  method: 'POST',
  path: '/v1/member-sessions/of/{memberId}/end',
  family: 'stoa',
  summary: 'Sign out a member.',
  description: 'Ends all sessions of a member, or only the one that is sent.',
  source: 'promise 13; design §7',
  allow: ['owner', 'app'],
  permission: 'MEMBERS.END_SESSIONS',
  writes: true,
  request: Shape({
    memberId: field(Guid, 'ID of the member.'),
    sessionId: maybe(Guid, 'ID of the session to end. All of them if absent.'),
  }),
  response: Shape({}),
  problems: {
    MEMBER_NOT_FOUND: noMember,
    MEMBER_SESSION_NOT_FOUND: { status: 404, message: 'This session doesn’t exist or has ended.' },
  },
})
