import type { Problems } from '../call.ts'
import { grantProblems, roleProblems } from '../roles/problems.ts'

export const userProblems = {
  STAFF_USER_NOT_FOUND: { status: 404, message: 'No team member with this ID exists.' },
} as const satisfies Problems

export const invitingProblems = {
  ...roleProblems,
  ...grantProblems,
  STAFF_EMAIL_TAKEN: { status: 409, message: 'A team member or an invitation with this email address already exists.' },
} as const satisfies Problems

/** There must always be an owner who can sign in. */
export const changingProblems = {
  ...userProblems,
  ...grantProblems,
  LAST_OWNER: { status: 409, message: 'This is the last owner. Make someone else an owner first.' },
} as const satisfies Problems

export const invitationProblems = {
  INVITATION_INVALID: { status: 400, message: 'This invitation is invalid or has expired. Ask for a new one.' },
} as const satisfies Problems
