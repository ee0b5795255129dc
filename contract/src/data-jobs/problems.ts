import type { Problems } from '../call.ts'

/** The job doesn't exist, isn't visible to the caller, or ended more than 30 days ago. */
export const dataJobMissing = {
  NOT_FOUND: { status: 404, message: 'No job with this ID exists.' },
} as const satisfies Problems

export const dataJobsFull = {
  DATA_JOBS_LIMIT_REACHED: { status: 429, message: 'The queue has reached its limit of jobs. Try again when one has finished.' },
} as const satisfies Problems

/** A job's `failure` after all attempts of the server failed. */
export const attemptsExhausted = { code: 'DATA_JOB_GAVE_UP', description: 'The job failed after several attempts.' } as const
