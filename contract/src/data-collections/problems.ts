import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { field, Shape } from '../scalars.ts'

/** A collection that the caller can't see gives the same error as a missing one. */
export const dataCollectionMissing = {
  WDE0025: { status: 404, message: 'No data collection with this ID exists.' },
} as const satisfies Problems

export const dataCallerMissing = {
  DATA_CALLER_NOT_FOUND: { status: 404, message: 'No caller of this kind with this ID exists.' },
} as const satisfies Problems

export const dataCollectionExists = {
  WDE0104: { status: 409, message: 'A data collection with this ID already exists.' },
} as const satisfies Problems

/** The collection was changed after it was read: the revision sent isn't its current revision. */
export const dataCollectionChanged = {
  DATA_COLLECTION_REVISION_MISMATCH: {
    status: 409,
    message: 'The data collection has changed since you read it. Read it again and retry.',
    data: Shape({ currentRevision: field(Type.String(), 'The current revision of the collection.') }),
  },
} as const satisfies Problems

export const fieldProblems = {
  DATA_FIELD_NOT_FOUND: { status: 404, message: 'The data collection has no field with this key.' },
} as const satisfies Problems

export const fieldExists = {
  DATA_FIELD_ALREADY_EXISTS: { status: 409, message: 'The data collection already has a field with this key.' },
} as const satisfies Problems

export const indexExists = {
  DATA_INDEX_ALREADY_EXISTS: { status: 409, message: 'The data collection already has an index with this name.' },
} as const satisfies Problems

export const indexMissing = {
  DATA_INDEX_NOT_FOUND: { status: 404, message: 'The data collection has no index with this name.' },
} as const satisfies Problems

export const indexesFull = {
  DATA_INDEXES_LIMIT_REACHED: {
    status: 422,
    message: 'The data collection has reached its limit of indexed fields. Drop an index you don’t use.',
  },
} as const satisfies Problems

export const specialPermissionsNotOffered = {
  SPECIAL_PERMISSIONS_NOT_OFFERED: {
    status: 422,
    message: 'Special permissions for a single data collection aren’t supported. Assign a role, or open the collection to members.',
  },
} as const satisfies Problems

export const specialPermissionsMissing = {
  NOT_FOUND: { status: 404, message: 'These special permissions don’t exist.' },
} as const satisfies Problems

/** The schema of a drafts collection follows the collection of its published items. Change that one instead. */
export const collectionChanging = {
  ...dataCollectionMissing,
  COLLECTION_OF_DRAFTS: {
    status: 422,
    message: 'This collection holds the drafts of another one. Change the collection in `publishedCollectionId` instead.',
    data: Shape({ publishedCollectionId: field(Type.String(), 'ID of the collection to change instead.') }),
  },
} as const satisfies Problems

export const pluginExists = {
  DATA_PLUGIN_ALREADY_EXISTS: { status: 409, message: 'The data collection already has this plugin.' },
} as const satisfies Problems

export const pluginMissing = {
  DATA_PLUGIN_NOT_FOUND: { status: 404, message: 'The data collection doesn’t have this plugin.' },
} as const satisfies Problems

/** The plugin would have no effect here, or a different one. */
export const pluginNotOffered = {
  DATA_PLUGIN_NOT_OFFERED: {
    status: 422,
    message: 'This plugin isn’t available for this data collection.',
    data: Shape({ pluginType: field(Type.String(), 'The plugin that isn’t available.') }),
  },
} as const satisfies Problems

/** The caller must say what to do with the drafts, or publish or remove them first, so that none is lost or published by accident. */
export const draftsExist = {
  DATA_DRAFTS_EXIST: { status: 409, message: 'The data collection has drafts. Publish or remove them, or specify what to do with them.' },
} as const satisfies Problems

/** A collection marks drafts by a status or stores them in a separate collection, not both. */
export const draftModeConflict = {
  DRAFTS_ARE_KEPT_OTHERWISE: {
    status: 409,
    message: 'The data collection already stores drafts in the other mode. Specify what to do with them.',
  },
} as const satisfies Problems

export const pageSettingsChanged = {
  DATA_PAGE_SETTINGS_CHANGED: {
    status: 409,
    message: 'Someone else has changed these page settings. Read them again and retry.',
    data: Shape({ revision: field(Type.String(), 'The current revision of the settings.') }),
  },
} as const satisfies Problems
