import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { Shape } from '../scalars.ts'

/** A collection that the caller may not see answers like one that is not there. */
export const dataCollectionMissing = {
  WDE0025: { status: 404, message: 'There is no such data collection.' },
} as const satisfies Problems

export const dataCallerMissing = {
  DATA_CALLER_NOT_FOUND: { status: 404, message: 'There is nobody of this kind and id.' },
} as const satisfies Problems

export const dataCollectionExists = {
  WDE0104: { status: 409, message: 'A data collection with this id is there already.' },
} as const satisfies Problems

/** The collection has changed since it was read: the revision sent is not its revision. */
export const dataCollectionChanged = {
  DATA_COLLECTION_REVISION_MISMATCH: {
    status: 409,
    message: 'The data collection has changed since it was read.',
    data: Shape({ currentRevision: Type.String() }),
  },
} as const satisfies Problems

export const fieldProblems = {
  DATA_FIELD_NOT_FOUND: { status: 404, message: 'The data collection has no such field.' },
} as const satisfies Problems

export const fieldExists = {
  DATA_FIELD_ALREADY_EXISTS: { status: 409, message: 'The data collection has a field of this key already.' },
} as const satisfies Problems

export const indexExists = {
  DATA_INDEX_ALREADY_EXISTS: { status: 409, message: 'The data collection has an index of this name already.' },
} as const satisfies Problems

export const indexMissing = {
  DATA_INDEX_NOT_FOUND: { status: 404, message: 'The data collection has no such index.' },
} as const satisfies Problems

export const indexesFull = {
  DATA_INDEXES_LIMIT_REACHED: {
    status: 422,
    message: 'The data collection has as many indexed fields as it can have; drop an index that is not used.',
  },
} as const satisfies Problems

export const specialPermissionsNotOffered = {
  SPECIAL_PERMISSIONS_NOT_OFFERED: {
    status: 422,
    message: 'Nobody is given more in a single data collection; give them a role, or open the collection to members.',
  },
} as const satisfies Problems

export const specialPermissionsMissing = {
  NOT_FOUND: { status: 404, message: 'There are no such special permissions.' },
} as const satisfies Problems

/** A collection of drafts is what the collection of its published items makes it: that one is changed. */
export const collectionChanging = {
  ...dataCollectionMissing,
  COLLECTION_OF_DRAFTS: {
    status: 422,
    message: 'This collection holds the drafts of another, and changes with it.',
    data: Shape({ publishedCollectionId: Type.String() }),
  },
} as const satisfies Problems

export const pluginExists = {
  DATA_PLUGIN_ALREADY_EXISTS: { status: 409, message: 'The data collection has this plugin already.' },
} as const satisfies Problems

export const pluginMissing = {
  DATA_PLUGIN_NOT_FOUND: { status: 404, message: 'The data collection does not have this plugin.' },
} as const satisfies Problems

/** It would do nothing here, or not what it says. */
export const pluginNotOffered = {
  DATA_PLUGIN_NOT_OFFERED: {
    status: 422,
    message: 'This plugin is not offered here.',
    data: Shape({ pluginType: Type.String() }),
  },
} as const satisfies Problems

/** What to do with drafts has to be said, or they have to be published or removed first: none is ever lost or shown by the way. */
export const draftsInTheWay = {
  DATA_DRAFTS_EXIST: { status: 409, message: 'There are drafts: publish or remove them, or say what is to become of them.' },
} as const satisfies Problems

/** Items are drafts by their status, or in a collection of their own, not both. */
export const draftsKeptOtherwise = {
  DRAFTS_ARE_KEPT_OTHERWISE: {
    status: 409,
    message: 'The drafts of this collection are kept in the other way; say what is to become of them.',
  },
} as const satisfies Problems

export const pageSettingsChanged = {
  DATA_PAGE_SETTINGS_CHANGED: {
    status: 409,
    message: 'The settings of these pages were changed by somebody else in the meantime; read them again.',
    data: Shape({ revision: Type.String() }),
  },
} as const satisfies Problems
