import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { field, Shape } from '../scalars.ts'

/** A member that the caller can't see or change gives the same error as a missing one. */
export const memberProblems = {
  MEMBER_NOT_FOUND: { status: 404, message: 'No member with this ID exists.' },
} as const satisfies Problems

/** The caller asks for their own membership and has none. */
export const currentMemberProblems = {
  NOT_FOUND: { status: 404, message: 'You aren’t signed in as a member.' },
} as const satisfies Problems

export const slugProblems = {
  ...memberProblems,
  SLUG_ALREADY_EXISTS: {
    status: 409,
    message: 'Another member already has this slug. Choose another one.',
    data: Shape({ slug: field(Type.String(), 'The slug that another member has.') }),
  },
} as const satisfies Problems

export const joinProblems = {
  ...memberProblems,
  COMMUNITY_JOIN_IMPOSSIBLE: { status: 409, message: 'Muted members can’t join the community.' },
} as const satisfies Problems

/** The shop's owner can also be a member, and can't be removed. */
export const blockProblems = {
  ...memberProblems,
  MEMBER_SELF_BLOCK_FORBIDDEN: {
    status: 409,
    message: 'You can’t block yourself.',
    data: Shape({ memberId: field(Type.String(), 'ID of your own member.') }),
  },
  OWNER_MEMBER_BLOCK_FORBIDDEN: {
    status: 409,
    message: 'This member belongs to the site’s team and can’t be blocked.',
    data: Shape({ memberId: field(Type.String(), 'ID of the member who belongs to the team.') }),
  },
} as const satisfies Problems

export const disconnectProblems = {
  ...memberProblems,
  MEMBER_IS_BLOCKED: { status: 409, message: 'This member is blocked. Approve the member to unblock them.' },
} as const satisfies Problems

export const newMemberProblems = {
  LOGIN_EMAIL_ALREADY_EXISTS: { status: 409, message: 'A member with this email address already exists.' },
} as const satisfies Problems

export const assigneeProblems = {
  CONTENT_ASSIGNEE_NOT_FOUND: { status: 404, message: 'No member with this ID can take over the content.' },
} as const satisfies Problems

export const matchingMembersProblems = {
  TOO_MANY_MEMBERS: {
    status: 409,
    message: 'Too many members match for one call, so nothing was changed. Narrow the filter.',
    data: Shape({ max: field(Type.Integer(), 'Largest number of members that one call changes.') }),
  },
} as const satisfies Problems

export const trashProblems = {
  MEMBER_NOT_IN_TRASH: { status: 404, message: 'No member with this ID is in the trash.' },
} as const satisfies Problems
