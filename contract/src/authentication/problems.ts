import type { Problems } from '../call.ts'

/** Refusals of credentials. Their codes are the ones that the packages read (site §8). */
export const credentialProblems = {
  '-19976': { status: 401, message: 'The e-mail address or the password is not right.' },
  '-19973': { status: 403, message: 'This password must be reset before you can sign in.' },
  '-19971': { status: 400, message: 'A captcha token is missing.' },
  '-19970': { status: 400, message: 'The captcha token is not valid.' },
} as const satisfies Problems

export const stateProblems = {
  STATE_TOKEN_INVALID: { status: 400, message: 'This sign-in is over, or never was; please sign in again.' },
} as const satisfies Problems

export const memberProblems = {
  IDENTITY_NOT_FOUND: { status: 404, message: 'There is no such identity.' },
} as const satisfies Problems

export const redirectProblems = {
  REDIRECT_URL_NOT_REGISTERED: { status: 400, message: 'The redirect URL is not registered for this client.' },
} as const satisfies Problems
