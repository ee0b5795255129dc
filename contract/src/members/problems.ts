import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { Shape } from '../scalars.ts'

/** A member whom the caller may not see, or not change, answers like one that is not there. */
export const memberProblems = {
  MEMBER_NOT_FOUND: { status: 404, message: 'There is no such member.' },
} as const satisfies Problems

/** Whoever asks for their own membership and has none. */
export const currentMemberProblems = {
  NOT_FOUND: { status: 404, message: 'Whoever asks is not signed in as a member.' },
} as const satisfies Problems

export const slugProblems = {
  ...memberProblems,
  SLUG_ALREADY_EXISTS: { status: 409, message: 'Another member has this slug.', data: Shape({ slug: Type.String() }) },
} as const satisfies Problems

export const joinProblems = {
  ...memberProblems,
  COMMUNITY_JOIN_IMPOSSIBLE: { status: 409, message: 'A member who is muted cannot join the community.' },
} as const satisfies Problems

/** The shop's owner may be a member of it as well, and stays one. */
export const blockProblems = {
  ...memberProblems,
  MEMBER_SELF_BLOCK_FORBIDDEN: {
    status: 409,
    message: 'Nobody can block their own membership.',
    data: Shape({ memberId: Type.String() }),
  },
  OWNER_MEMBER_BLOCK_FORBIDDEN: {
    status: 409,
    message: 'Members who work for the site cannot be blocked.',
    data: Shape({ memberId: Type.String() }),
  },
} as const satisfies Problems

export const disconnectProblems = {
  ...memberProblems,
  MEMBER_IS_BLOCKED: { status: 409, message: 'This member is blocked; only an approval ends that.' },
} as const satisfies Problems

export const newMemberProblems = {
  LOGIN_EMAIL_ALREADY_EXISTS: { status: 409, message: 'There is a member with this e-mail address already.' },
} as const satisfies Problems

export const assigneeProblems = {
  CONTENT_ASSIGNEE_NOT_FOUND: { status: 404, message: 'There is nobody under this id to whom the content may go.' },
} as const satisfies Problems

export const matchingMembersProblems = {
  TOO_MANY_MEMBERS: {
    status: 409,
    message: 'More members match than one call may change; nothing was changed.',
    data: Shape({ max: Type.Integer() }),
  },
} as const satisfies Problems

export const trashProblems = {
  MEMBER_NOT_IN_TRASH: { status: 404, message: 'There is no such member in the trash.' },
} as const satisfies Problems
