import type { Problems } from '../call.ts'

export const collectionProblems = {
  COLLECTION_NOT_FOUND: { status: 404, message: 'There is no such collection.' },
} as const satisfies Problems
