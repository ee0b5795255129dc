/** Refusals of calls that name a key. */
export const apiKeyProblems = {
  API_KEY_NOT_FOUND: { status: 404, message: 'There is no such API key.' },
} as const

/** Nothing brings a key back that was revoked. */
export const changingProblems = {
  ...apiKeyProblems,
  API_KEY_REVOKED: { status: 409, message: 'This API key was revoked; make a new one.' },
} as const
