import type { dataJobs as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { asyncPatchDataItemsByFilter } from './calls/async-patch-data-items-by-filter.ts'
import { asyncRemoveDataItemsByFilter } from './calls/async-remove-data-items-by-filter.ts'
import { getAsyncJobStatus } from './calls/get-async-job-status.ts'

export const dataJobs: Handlers<typeof contract> = {
  asyncPatchDataItemsByFilter,
  asyncRemoveDataItemsByFilter,
  getAsyncJobStatus,
}

export { deleteJobsOf } from './store.ts'
export { dataJobWork } from './work.ts'
