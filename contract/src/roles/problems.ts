import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { Shape, Whole } from '../scalars.ts'

export const roleProblems = {
  ROLE_NOT_FOUND: { status: 404, message: 'There is no such role.' },
} as const satisfies Problems

/** Nobody hands out what they do not have themselves. */
export const grantProblems = {
  BEYOND_OWN_PERMISSIONS: {
    status: 403,
    message: 'This is more than you may do yourself.',
    data: Shape({ missing: Type.Array(Type.String()) }),
  },
} as const satisfies Problems

export const writingProblems = {
  ...grantProblems,
  ROLE_NAME_TAKEN: { status: 409, message: 'Another role has this name already.' },
} as const satisfies Problems

export const changingProblems = {
  ...roleProblems,
  ROLE_BUILT_IN: { status: 409, message: 'This role is built in; make one of your own instead.' },
} as const satisfies Problems

export const deletingProblems = {
  ...changingProblems,
  ...grantProblems,
  ROLE_IN_USE: {
    status: 409,
    message: 'Somebody has this role; give them another first.',
    data: Shape({ staffCount: Whole(1, 1_000_000) }),
  },
} as const satisfies Problems

/** Somebody else was faster. */
export const revisionProblems = {
  ROLE_CHANGED: {
    status: 409,
    message: 'This role was changed meanwhile; look at it again.',
    data: Shape({ revision: Whole(1, Number.MAX_SAFE_INTEGER) }),
  },
} as const satisfies Problems
