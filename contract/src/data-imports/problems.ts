import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { dataWritingProblems } from '../data-items/problems.ts'
import { field, Shape } from '../scalars.ts'

export const importMissing = {
  IMPORT_NOT_FOUND: { status: 404, message: 'No import with this ID exists.' },
} as const satisfies Problems

/** The import's status doesn't allow this. `status` is the current one. */
export const importElsewhere = {
  IMPORT_STATUS_MISMATCH: {
    status: 409,
    message: 'This isn’t possible in the import’s current status.',
    data: Shape({ status: field(Type.String(), 'The current status of the import.') }),
  },
} as const satisfies Problems

export const importsFull = {
  TOO_MANY_IMPORTS: { status: 409, message: 'The site has reached its limit of unfinished imports. Delete one you don’t need.' },
} as const satisfies Problems

export const partProblems = {
  IMPORT_PART_MISPLACED: {
    status: 409,
    message: 'This part doesn’t start where the previous one ended. Continue at `expectedOffset`.',
    data: Shape({ expectedOffset: field(Type.Integer(), 'Where the next part must start, in bytes.') }),
  },
  IMPORT_TOO_LARGE: {
    status: 422,
    message: 'The file exceeds the maximum size of an import.',
    data: Shape({ bytesMax: field(Type.Integer(), 'Largest size of a file in bytes.') }),
  },
  IMPORT_NOT_TEXT: {
    status: 422,
    message: 'The file isn’t UTF-8 text. Save it as "CSV UTF-8" and try again.',
    data: Shape({
      found: field(Type.Enum(['COMPRESSED', 'UTF_16', 'OTHER']), 'What the file is instead of UTF-8 text.'),
      offset: field(Type.Integer(), 'Position of the first such byte.'),
    }),
  },
} as const satisfies Problems

export const fileEmpty = {
  IMPORT_EMPTY: { status: 422, message: 'The file is empty.' },
} as const satisfies Problems

/** A collection whose items are written as drafts can't be imported into: import into its drafts collection. */
export const writtenAsDrafts = { WRITTEN_AS_DRAFTS: dataWritingProblems.WRITTEN_AS_DRAFTS } as const satisfies Problems

/** What a plan needs before it can be tried. */
export const planProblems = {
  IMPORT_NOTHING_MAPPED: { status: 422, message: 'No column is mapped to a field. Map at least one.' },
} as const satisfies Problems

export const presetMissing = {
  IMPORT_PRESET_NOT_FOUND: { status: 404, message: 'No saved mapping with this ID exists.' },
} as const satisfies Problems

export const presetsFull = {
  TOO_MANY_IMPORT_PRESETS: { status: 409, message: 'The collection has reached its limit of saved mappings. Delete one first.' },
} as const satisfies Problems
