import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { Shape } from '../scalars.ts'

/** A collection in which the caller may do nothing at all answers like one that is not there, and so does any in a sandbox that there is not for him; where he may
 *  do something else, he is told that he may not do this. */
export const dataCollectionProblems = {
  WDE0025: { status: 404, message: 'No data collection with this ID exists.' },
  WDE0027: { status: 403, message: 'You don’t have permission to do this in the data collection.' },
} as const satisfies Problems

/** What also keeps from writing: items of a collection whose drafts have a collection of their own are written there. */
export const dataWritingProblems = {
  ...dataCollectionProblems,
  WRITTEN_AS_DRAFTS: {
    status: 422,
    message: 'Items of this collection can’t be written directly. Write drafts to the collection in `draftsCollectionId` and publish them.',
    data: Shape({ draftsCollectionId: Type.String() }),
  },
} as const satisfies Problems

/** The collection has no other one for drafts. */
export const draftsNotSupported = {
  DRAFT_ITEMS_NOT_INSTALLED: { status: 422, message: 'This data collection has no separate collection for drafts.' },
} as const satisfies Problems

/** Not there, or not for this caller to see. */
export const itemMissing = {
  WDE0073: { status: 404, message: 'The data collection has no item with this ID.' },
} as const satisfies Problems

export const itemExists = {
  WDE0074: { status: 409, message: 'The data collection already has an item with this ID.' },
} as const satisfies Problems

export const itemTooLarge = {
  WDE0009: { status: 400, message: 'The item exceeds the maximum size of 500 kB.' },
} as const satisfies Problems

/** A unique index of the owner's is on `field`. Whose value it is is not said. */
export const valueNotUnique = {
  WDE0123: {
    status: 409,
    message: 'Another item already has this value in a field with unique values.',
    data: Shape({ field: Type.String() }),
  },
} as const satisfies Problems

/** The request's `condition` does not hold for the item. */
export const conditionNotMet = {
  CONDITION_NOT_MET: { status: 412, message: 'The item doesn’t meet the condition.' },
} as const satisfies Problems

export const noReferenceField = {
  WDE0020: { status: 400, message: 'This isn’t a reference field.' },
} as const satisfies Problems

/** In the result of one item of many: what is wrong with it stands in `data.fieldViolations`. */
export const itemInvalid = 'WDE0080'
