import type { Problems } from '../call.ts'

/** A collection that the caller may not read answers like one that is not there. */
export const dataCollectionProblems = {
  WDE0025: { status: 404, message: 'There is no such data collection.' },
} as const satisfies Problems
