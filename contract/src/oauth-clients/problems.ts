/** Errors of calls that name a client. */
export const clientProblems = {
  OAUTH_CLIENT_NOT_FOUND: { status: 404, message: 'No OAuth client with this ID exists.' },
} as const

export const changingProblems = {
  ...clientProblems,
  OAUTH_CLIENT_CHANGED: { status: 409, message: 'Someone else has changed this OAuth client. Read it again and retry.' },
} as const

export const makingProblems = {
  TOO_MANY_OAUTH_CLIENTS: { status: 409, message: 'The site has reached its limit of OAuth clients. Delete one you don’t use.' },
} as const

export const deletingProblems = {
  ...clientProblems,
  OAUTH_CLIENT_IN_USE: {
    status: 409,
    message: 'The storefront uses this OAuth client, so it can’t be deleted.',
  },
} as const
