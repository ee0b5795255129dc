import type { dataJobs } from '@stoa/contract'
import { isGuid } from '@stoa/contract/guid'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findJobStatus } from '../store.ts'

export const getAsyncJobStatus: Handler<typeof dataJobs.getAsyncJobStatus> = async (context, { jobId }) => {
  // Packages call it with any kind of token.
  const job = isGuid(jobId) ? await findJobStatus(context, jobId) : undefined
  if (!job) refuse('NOT_FOUND')
  const { status, successCount, failure } = job
  return { status, successCount, ...(failure ? { failure } : {}) }
}
