import type { jobs as contract } from '@stoa/contract'
import type { Handlers } from '../kernel/handler.ts'
import { deleteFailedJob } from './calls/delete-failed-job.ts'
import { getJobOverview } from './calls/get-job-overview.ts'
import { listFailedJobs } from './calls/list-failed-jobs.ts'
import { retryFailedJob } from './calls/retry-failed-job.ts'

export const jobs: Handlers<typeof contract> = { getJobOverview, listFailedJobs, retryFailedJob, deleteFailedJob }

export { addOpenJobs } from './add-open-jobs.ts'
export { applyRetention } from './apply-retention.ts'
export { installQueue } from './install-queue.ts'
export { queueOn } from './queue.ts'
export { startBackgroundWork } from './start-background-work.ts'
