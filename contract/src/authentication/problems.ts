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

/** Refusals of every sign-in at an outside provider. */
export const providerProblems = {
  IDP_CONNECTION_NOT_FOUND: { status: 404, message: 'This site has no such way to sign in.' },
  IDP_TOKEN_INVALID: { status: 401, message: 'The provider’s token is not valid here.' },
  IDP_EMAIL_NOT_VERIFIED: { status: 403, message: 'The provider does not say that this e-mail address is verified.' },
  IDP_EMAIL_TAKEN: { status: 409, message: 'A member has this e-mail address already; please sign in with its password first.' },
  IDP_MEMBER_REFUSED: { status: 403, message: 'This member cannot sign in.' },
  IDP_UNAVAILABLE: { status: 502, message: 'The provider could not be asked.' },
} as const satisfies Problems
