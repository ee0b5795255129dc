import type { Problems } from '../call.ts'

/** Not there, not for this caller to see, or ended more than 30 days ago. */
export const dataJobMissing = {
  NOT_FOUND: { status: 404, message: 'There is no such job.' },
} as const satisfies Problems

export const dataJobsFull = {
  DATA_JOBS_LIMIT_REACHED: { status: 429, message: 'As many jobs as may wait are waiting; ask again when one of them has ended.' },
} as const satisfies Problems

/** In a job's `failure`: the server tried again and again, and could not. */
export const gaveUp = { code: 'DATA_JOB_GAVE_UP', description: 'The server could not do it in several attempts.' } as const
