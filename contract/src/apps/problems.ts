/** Errors of calls that name an app. */
export const appProblems = {
  APP_NOT_FOUND: { status: 404, message: 'No app with this ID exists.' },
} as const

export const changingProblems = {
  ...appProblems,
  APP_CHANGED: { status: 409, message: 'Someone else has changed this app. Read it again and retry.' },
} as const

export const makingProblems = {
  TOO_MANY_APPS: { status: 409, message: 'The site has reached its limit of apps. Delete one you don’t use.' },
} as const
