import type { Problems } from '../call.ts'
import { grantProblems, roleProblems } from '../roles/problems.ts'

export const userProblems = {
  STAFF_USER_NOT_FOUND: { status: 404, message: 'There is no such person.' },
} as const satisfies Problems

export const invitingProblems = {
  ...roleProblems,
  ...grantProblems,
  STAFF_EMAIL_TAKEN: { status: 409, message: 'Somebody with this e-mail address works here already, or is invited.' },
} as const satisfies Problems

/** There is always somebody who may do everything and can sign in. */
export const changingProblems = {
  ...userProblems,
  ...grantProblems,
  LAST_OWNER: { status: 409, message: 'This is the last owner; make somebody else an owner first.' },
} as const satisfies Problems

export const invitationProblems = {
  INVITATION_INVALID: { status: 400, message: 'This invitation is over, or never was; please ask for another.' },
} as const satisfies Problems
