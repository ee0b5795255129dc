import type { Problems } from '../call.ts'

export const collectionProblems = {
  COLLECTION_NOT_FOUND: { status: 404, message: 'No collection with this ID exists.' },
} as const satisfies Problems
