/** Refusals of calls that name a client. */
export const clientProblems = {
  OAUTH_CLIENT_NOT_FOUND: { status: 404, message: 'There is no such OAuth client.' },
} as const

export const changingProblems = {
  ...clientProblems,
  OAUTH_CLIENT_CHANGED: { status: 409, message: 'Somebody else has changed this OAuth client meanwhile; read it again.' },
} as const

export const makingProblems = {
  TOO_MANY_OAUTH_CLIENTS: { status: 409, message: 'The site has as many OAuth clients as it can have; delete one that is not used.' },
} as const

export const deletingProblems = {
  ...clientProblems,
  OAUTH_CLIENT_IN_USE: {
    status: 409,
    message: 'The shop’s own pages ask for their tokens through this OAuth client, so it cannot be deleted.',
  },
} as const
