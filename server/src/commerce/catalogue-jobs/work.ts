import { productsJobAttemptsExhausted } from '@stoa/contract/products-v3/products-job'
import { batchedJob } from '../../jobs/public.ts'
import { productsJobKind } from './job-kind.ts'
import { stepJob } from './step.ts'
import { countAttempt, endJob, openJobs } from './store.ts'
import type { Tasks } from './task.ts'

/** Does the jobs of the catalogue, which these tasks are. */
export const catalogueJobs = (tasks: Tasks) =>
  batchedJob(productsJobKind, {
    step: (services, job) => stepJob(services, job, tasks),
    open: openJobs,
    countAttempt,
    giveUp: (scope, id) => endJob(scope, id, productsJobAttemptsExhausted),
  })
