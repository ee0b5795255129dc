import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { field, Shape } from '../scalars.ts'

/** The codes are the platform's, where it has one (calls.csv). */
export const fileProblems = {
  RESOURCE_NOT_FOUND: {
    status: 404,
    message: 'No file with this ID exists.',
    data: Shape({ fileId: field(Type.String(), 'ID that was requested.') }),
  },
} as const satisfies Problems

export const busyProblems = {
  FILE_NOT_READY: { status: 409, message: 'The file is being processed. Try again when that has ended.' },
} as const satisfies Problems

/** Why nothing can be served of a file that exists. */
export const contentProblems = {
  ...busyProblems,
  FILE_FAILED: { status: 409, message: 'The file couldn’t be processed. Its details say why.' },
} as const satisfies Problems

export const parentProblems = {
  FOLDER_NOT_FOUND: {
    status: 404,
    message: 'No folder with this ID exists.',
    data: Shape({ folderId: field(Type.String(), 'ID that was requested.') }),
  },
} as const satisfies Problems

export const pathProblems = {
  ...parentProblems,
  FOLDER_TOO_DEEP: {
    status: 409,
    message: 'Folders can’t be nested this deeply.',
    data: Shape({ depthMax: field(Type.Integer(), 'How deeply folders can be nested.') }),
  },
} as const satisfies Problems

const allowedValues = Shape({
  requestValue: field(Type.String(), 'The value that was sent.'),
  allowedValues: field(Type.Array(Type.String()), 'The values that can be sent.'),
})

export const listProblems = {
  UNSUPPORTED_MEDIA_TYPE: { status: 400, message: 'Files can’t be listed by this media type.', data: allowedValues },
  UNSUPPORTED_SORT_VALUE: { status: 400, message: 'The list can’t be sorted by this field.', data: allowedValues },
} as const satisfies Problems

export const quotaProblems = {
  SITE_QUOTA_EXCEEDED: {
    status: 409,
    message: 'The site has no storage left. Delete files permanently, then try again.',
    data: Shape({ quotaInBytes: field(Type.String(), 'How much the site can store, in bytes.') }),
  },
} as const satisfies Problems

/** Limits of one caller, so that one can't fill the disk with uploads that it never finishes. */
export const openUploadProblems = {
  TOO_MANY_OPEN_UPLOADS: {
    status: 409,
    message: 'You have too many unfinished uploads. Finish some of them, or wait until they expire.',
    data: Shape({ uploadsMax: field(Type.Integer(), 'How many uploads can be unfinished at the same time.') }),
  },
  TOO_MANY_OPEN_UPLOAD_BYTES: {
    status: 409,
    message: 'Your unfinished uploads are too large together. Finish some of them, or wait until they expire.',
    data: Shape({ bytesMax: field(Type.Integer(), 'How large unfinished uploads can be together, in bytes.') }),
  },
} as const satisfies Problems

export const formatProblems = {
  MISMATCH_MIME_TYPE: {
    status: 400,
    message: 'The name of the file and its MIME type are of different kinds.',
    data: Shape({ mimeType: field(Type.String(), 'The MIME type that was sent.') }),
  },
  UNSUPPORTED_FILE_FORMAT: {
    status: 400,
    message: 'Files of this format can’t be stored.',
    data: Shape({ mimeType: field(Type.String(), 'The MIME type that was sent.') }),
  },
} as const satisfies Problems

export const sizeProblems = {
  ZERO_FILE_SIZE: { status: 400, message: 'The file is empty.' },
  FILE_SIZE_OVER_LIMIT: {
    status: 400,
    message: 'The file is larger than files of its kind can be.',
    data: Shape({ bytesMax: field(Type.Integer(), 'How large a file of this kind can be, in bytes.') }),
  },
} as const satisfies Problems

export const changeProblems = {
  ...fileProblems,
  ...parentProblems,
  FIELD_MASK_IS_EMPTY_OR_MISSING: { status: 400, message: 'Send at least one field to change.' },
} as const satisfies Problems

/** Why one of several files can't be changed. */
export const bulkChangeProblems = {
  ...fileProblems,
  TOO_MANY_LABELS: { status: 409, message: 'A file can have up to 100 labels.' },
} as const satisfies Problems
