import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { field, Shape, Whole } from '../scalars.ts'

export const roleProblems = {
  ROLE_NOT_FOUND: { status: 404, message: 'No role with this ID exists.' },
} as const satisfies Problems

/** A caller can't grant permissions that it doesn't have. */
export const grantProblems = {
  BEYOND_OWN_PERMISSIONS: {
    status: 403,
    message: 'You can’t grant permissions that you don’t have yourself.',
    data: Shape({ missing: field(Type.Array(Type.String()), 'Permissions that you don’t have.') }),
  },
} as const satisfies Problems

export const writingProblems = {
  ...grantProblems,
  ROLE_NAME_TAKEN: { status: 409, message: 'Another role already has this name. Choose another one.' },
} as const satisfies Problems

export const changingProblems = {
  ...roleProblems,
  ROLE_BUILT_IN: { status: 409, message: 'Built-in roles can’t be changed. Create a custom role instead.' },
} as const satisfies Problems

export const deletingProblems = {
  ...changingProblems,
  ...grantProblems,
  ROLE_IN_USE: {
    status: 409,
    message: 'This role is still assigned. Assign another role to these people first.',
    data: Shape({ staffCount: field(Whole(1, 1_000_000), 'Number of people who have the role.') }),
  },
} as const satisfies Problems

/** Someone else changed it first. */
export const revisionProblems = {
  ROLE_CHANGED: {
    status: 409,
    message: 'Someone else has changed this role. Read it again and retry.',
    data: Shape({ revision: field(Whole(1, Number.MAX_SAFE_INTEGER), 'The current revision of the role.') }),
  },
} as const satisfies Problems
