import type { Problems } from '../call.ts'
import { parentProblems, pathProblems } from '../files/problems.ts'

export const folderProblems = parentProblems

export const newFolderProblems = pathProblems

export const rootProblems = {
  ROOT_FOLDER_FIXED: { status: 409, message: 'The root folders can’t be changed or deleted.' },
} as const satisfies Problems

export const changedFolderProblems = {
  ...pathProblems,
  ...rootProblems,
  FIELD_MASK_IS_EMPTY_OR_MISSING: { status: 400, message: 'Send at least one field to change.' },
  FOLDER_CYCLE: { status: 409, message: 'A folder can’t be moved into itself or a folder within it.' },
} as const satisfies Problems
