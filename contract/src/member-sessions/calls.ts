import { Type } from 'typebox'
import { call } from '../call.ts'
import { Guid, Instant, maybe, Shape } from '../scalars.ts'

/** A session of a member on one device. */
const MemberSession = Shape({
  id: Type.String(),
  /** Whether it is the session of the request. */
  current: Type.Boolean(),
  /** The browser's User-Agent header, cut to 300 characters. Absent if it sent none. */
  agent: maybe(Type.String()),
  /** The browser and operating system derived from it, such as `Firefox` and `Linux`, if known. */
  browser: maybe(Type.String()),
  system: maybe(Type.String()),
  /** The network that the session was opened from. */
  network: maybe(Type.String()),
  /** The OAuth client that the session was opened for. None for the shop's own pages. */
  clientId: maybe(Type.String()),
  createdDate: Instant,
  /** Rounded to the hour. */
  lastUsedDate: Instant,
  expiresDate: Instant,
})
const Sessions = Shape({ sessions: Type.Array(MemberSession) })

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
  request: Shape({ sessionId: Guid }),
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
  request: Shape({ memberId: Guid }),
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
  request: Shape({ memberId: Guid, sessionId: maybe(Guid) }),
  response: Shape({}),
  problems: {
    MEMBER_NOT_FOUND: noMember,
    MEMBER_SESSION_NOT_FOUND: { status: 404, message: 'This session doesn’t exist or has ended.' },
  },
})
