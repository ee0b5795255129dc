/** Errors of calls that name a key. */
export const apiKeyProblems = {
  API_KEY_NOT_FOUND: { status: 404, message: 'No API key with this ID exists.' },
} as const

/** A revoked key can't be restored. */
export const changingProblems = {
  ...apiKeyProblems,
  API_KEY_REVOKED: { status: 409, message: 'This API key has been revoked. Create a new one.' },
} as const
