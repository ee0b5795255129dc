import type { Problems } from '../call.ts'
import { captchaProblems } from '../captcha.ts'

/** Errors of credentials, with the codes that the packages expect (site §8). */
export const credentialProblems = {
  '-19976': { status: 401, message: 'The email address or password is incorrect.' },
  '-19973': { status: 403, message: 'Reset your password before you sign in.' },
  ...captchaProblems,
} as const satisfies Problems

export const stateProblems = {
  STATE_TOKEN_INVALID: { status: 400, message: 'This sign-in is invalid or has expired. Sign in again.' },
} as const satisfies Problems

export const memberProblems = {
  IDENTITY_NOT_FOUND: { status: 404, message: 'No identity with this ID exists.' },
} as const satisfies Problems

export const redirectProblems = {
  REDIRECT_URL_NOT_REGISTERED: { status: 400, message: 'This redirect URL isn’t on one of the OAuth client’s allowed redirect domains.' },
} as const satisfies Problems

/** Errors of every sign-in with an external provider. */
export const providerProblems = {
  IDP_CONNECTION_NOT_FOUND: { status: 404, message: 'This sign-in method isn’t available on this site.' },
  IDP_TOKEN_INVALID: { status: 401, message: 'The provider’s token is invalid.' },
  IDP_EMAIL_NOT_VERIFIED: { status: 403, message: 'The provider hasn’t verified this email address.' },
  IDP_EMAIL_TAKEN: { status: 409, message: 'A member with this email address already exists. Sign in with the password first.' },
  IDP_MEMBER_REFUSED: { status: 403, message: 'This member isn’t allowed to sign in.' },
  IDP_UNAVAILABLE: { status: 502, message: 'The provider couldn’t be reached. Try again later.' },
} as const satisfies Problems
