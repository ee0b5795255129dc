import type { Problems } from '../call.ts'

export const newViewProblems = {
  VIEW_NAME_TAKEN: { status: 409, message: 'Another of your views of this list has this name.' },
  TOO_MANY_VIEWS: { status: 409, message: 'You have as many views of this list as one can have.' },
} as const satisfies Problems

/** What somebody else keeps to themselves is not there; what they share is there, but not yours. */
export const viewProblems = {
  VIEW_NOT_FOUND: { status: 404, message: 'There is no such view.' },
  VIEW_NOT_YOURS: { status: 403, message: 'Only the one who saved a view can change it.' },
} as const satisfies Problems
