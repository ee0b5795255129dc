import { attemptsExhausted } from '@stoa/contract/data-jobs/problems'
import { batchedJob } from '../../jobs/public.ts'
import { dataJobKind } from './job-kind.ts'
import { stepJob } from './step.ts'
import { countAttempt, endJob, openJobs } from './store.ts'

/** Processes the items of a data job. */
export const dataJobWork = batchedJob(dataJobKind, {
  step: stepJob,
  open: openJobs,
  countAttempt,
  giveUp: (scope, id) => endJob(scope, id, attemptsExhausted),
})
