import { productsJobAttemptsExhausted } from '@stoa/contract/products-v3/products-job'
import { batchedJob } from '../../../jobs/public.ts'
import { productsJobKind } from './job-kind.ts'
import { stepJob } from './step.ts'
import { countAttempt, endJob, openJobs } from './store.ts'

/** Changes the products of a job. */
export const productsJobWork = batchedJob(productsJobKind, {
  step: stepJob,
  open: openJobs,
  countAttempt,
  giveUp: (scope, id) => endJob(scope, id, productsJobAttemptsExhausted),
})
