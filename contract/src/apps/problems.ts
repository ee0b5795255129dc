/** Refusals of calls that name an app. */
export const appProblems = {
  APP_NOT_FOUND: { status: 404, message: 'There is no such app.' },
} as const

export const changingProblems = {
  ...appProblems,
  APP_CHANGED: { status: 409, message: 'Somebody else has changed this app meanwhile; read it again.' },
} as const

export const makingProblems = {
  TOO_MANY_APPS: { status: 409, message: 'The site has as many apps as it can have; delete one that is not used.' },
} as const
