import { Type } from 'typebox'
import { call } from '../call.ts'
import { Guid, Instant, maybe, Shape } from '../scalars.ts'

/** A place where a member is signed in. */
const MemberSession = Shape({
  id: Type.String(),
  /** Whether it is the one that asks. */
  current: Type.Boolean(),
  /** What the browser called itself, where it said so; of that 300 characters at most. */
  agent: maybe(Type.String()),
  /** The browser and the system that go by that, such as `Firefox` and `Linux`, where they are known. */
  browser: maybe(Type.String()),
  system: maybe(Type.String()),
  /** The network it was opened from. */
  network: maybe(Type.String()),
  /** The OAuth client it was opened for; none for the shop's own pages. */
  clientId: maybe(Type.String()),
  createdDate: Instant,
  /** To the hour. */
  lastUsedDate: Instant,
  expiresDate: Instant,
})
const Sessions = Shape({ sessions: Type.Array(MemberSession) })

const noMember = { status: 404, message: 'No member with this ID exists.' } as const

export const queryMySessions = call({
  method: 'GET',
  path: '/v1/member-sessions/my',
  family: 'stoa',
  summary: 'List the places where one is signed in.',
  description: 'Where the member is signed in, the last used first; a hundred at most.',
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
  summary: 'Sign out in one place.',
  description:
    "Ends one session of the member's own. Its refresh tokens and cookie are dead at once, its access tokens within half a minute.",
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
  summary: 'Sign out everywhere else.',
  description: "Ends all sessions of the member's but the one that asks.",
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
  summary: 'List the places where a member is signed in.',
  description: 'Where a member is signed in, the last used first; a hundred at most.',
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
  summary: 'Sign a member out.',
  description: 'Signs a member out everywhere, or in one place where a session is named.',
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
