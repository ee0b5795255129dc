import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { field, Shape } from '../scalars.ts'

/** A collection in which the caller can do nothing gives the same error as a missing one, and so does a sandbox that isn't available to the caller. If the
 *  caller can do something else in the collection, the error says that this action isn't permitted. */
export const dataCollectionProblems = {
  WDE0025: { status: 404, message: 'No data collection with this ID exists.' },
  WDE0027: { status: 403, message: 'You don’t have permission to do this in the data collection.' },
} as const satisfies Problems

/** Another error of writing calls: items of a collection with a drafts collection are written there. */
export const dataWritingProblems = {
  ...dataCollectionProblems,
  WRITTEN_AS_DRAFTS: {
    status: 422,
    message: 'Items of this collection can’t be written directly. Write drafts to the collection in `draftsCollectionId` and publish them.',
    data: Shape({ draftsCollectionId: field(Type.String(), 'ID of the collection to write drafts to.') }),
  },
} as const satisfies Problems

/** The collection has no drafts collection. */
export const draftsNotSupported = {
  DRAFT_ITEMS_NOT_INSTALLED: { status: 422, message: 'This data collection has no separate collection for drafts.' },
} as const satisfies Problems

/** The item doesn't exist or isn't visible to the caller. */
export const itemMissing = {
  WDE0073: { status: 404, message: 'The data collection has no item with this ID.' },
} as const satisfies Problems

export const itemExists = {
  WDE0074: { status: 409, message: 'The data collection already has an item with this ID.' },
} as const satisfies Problems

export const itemTooLarge = {
  WDE0009: { status: 400, message: 'The item exceeds the maximum size of 500 kB.' },
} as const satisfies Problems

/** `field` has a unique index. The error doesn't say which item has the value. */
export const valueNotUnique = {
  WDE0123: {
    status: 409,
    message: 'Another item already has this value in a field with unique values.',
    data: Shape({ field: field(Type.String(), 'Path of the field with the unique index.') }),
  },
} as const satisfies Problems

/** The item doesn't match the request's `condition`. */
export const conditionNotMet = {
  CONDITION_NOT_MET: { status: 412, message: 'The item doesn’t meet the condition.' },
} as const satisfies Problems

export const noReferenceField = {
  WDE0020: { status: 400, message: 'This isn’t a reference field.' },
} as const satisfies Problems

/** In the result of one item of a bulk call: `data.fieldViolations` lists the invalid fields. */
export const itemInvalid = 'WDE0080'
