import type { Problems } from '../call.ts'

/** Not there, not for this caller to see, or ended more than 30 days ago. */
export const dataJobMissing = {
  NOT_FOUND: { status: 404, message: 'No job with this ID exists.' },
} as const satisfies Problems

export const dataJobsFull = {
  DATA_JOBS_LIMIT_REACHED: { status: 429, message: 'The queue has reached its limit of jobs. Try again when one has finished.' },
} as const satisfies Problems

/** In a job's `failure`: the server tried again and again, and could not. */
export const attemptsExhausted = { code: 'DATA_JOB_GAVE_UP', description: 'The job failed after several attempts.' } as const
