import type { jobs as contract } from '@stoa/contract'
import type { Handlers } from '../kernel/handler.ts'
import { deleteFailedJob } from './calls/delete-failed-job.ts'
import { getJobOverview } from './calls/get-job-overview.ts'
import { listFailedJobs } from './calls/list-failed-jobs.ts'
import { retryFailedJob } from './calls/retry-failed-job.ts'

export const jobs: Handlers<typeof contract> = { getJobOverview, listFailedJobs, retryFailedJob, deleteFailedJob }
