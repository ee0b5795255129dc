import type { Problems } from '../call.ts'

export const newViewProblems = {
  VIEW_NAME_TAKEN: { status: 409, message: 'You already have a view of this list with this name. Choose another name.' },
  TOO_MANY_VIEWS: { status: 409, message: 'You’ve reached the limit of views for this list. Delete one first.' },
} as const satisfies Problems

/** A private view of someone else gives the same error as a missing one; a shared one can be seen but not changed. */
export const viewProblems = {
  VIEW_NOT_FOUND: { status: 404, message: 'No view with this ID exists.' },
  VIEW_NOT_YOURS: { status: 403, message: 'Only the person who created this view can change it.' },
} as const satisfies Problems
