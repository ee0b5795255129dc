import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { Shape } from '../scalars.ts'

/** A collection in which the caller may do nothing at all answers like one that is not there, and so does any in a sandbox that there is not for him; where he may
 *  do something else, he is told that he may not do this. */
export const dataCollectionProblems = {
  WDE0025: { status: 404, message: 'There is no such data collection.' },
  WDE0027: { status: 403, message: 'This identity may not do this in the data collection.' },
} as const satisfies Problems

/** What also keeps from writing: items of a collection whose drafts have a collection of their own are written there. */
export const dataWritingProblems = {
  ...dataCollectionProblems,
  WRITTEN_AS_DRAFTS: {
    status: 422,
    message: 'Items of this collection are written as drafts, in the collection of its drafts, and published from there.',
    data: Shape({ draftsCollectionId: Type.String() }),
  },
} as const satisfies Problems

/** The collection has no other one for drafts. */
export const draftsNotKept = {
  DRAFT_ITEMS_NOT_INSTALLED: { status: 422, message: 'The drafts of this data collection have no collection of their own.' },
} as const satisfies Problems

/** Not there, or not for this caller to see. */
export const itemMissing = {
  WDE0073: { status: 404, message: 'There is no such item in the data collection.' },
} as const satisfies Problems

export const itemExists = {
  WDE0074: { status: 409, message: 'An item with this id is in the data collection already.' },
} as const satisfies Problems

export const itemTooLarge = { WDE0009: { status: 400, message: 'The item is larger than 500 kB.' } } as const satisfies Problems

/** A unique index of the owner's is on `field`. Whose value it is is not said. */
export const valueTaken = {
  WDE0123: {
    status: 409,
    message: 'Another item of the data collection has this value in a field in which no value stands twice.',
    data: Shape({ field: Type.String() }),
  },
} as const satisfies Problems

/** The request's `condition` does not hold for the item. */
export const conditionNotMet = {
  CONDITION_NOT_MET: { status: 412, message: 'The item is not as the condition says.' },
} as const satisfies Problems

export const noReferenceField = {
  WDE0020: { status: 400, message: 'The field is not one that holds references.' },
} as const satisfies Problems

/** In the result of one item of many: what is wrong with it stands in `data.fieldViolations`. */
export const itemInvalid = 'WDE0080'
