import type { dataJobs } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findJobStatus } from '../store.ts'

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const getAsyncJobStatus: Handler<typeof dataJobs.getAsyncJobStatus> = async (context, { jobId }) => {
  // Packages call it with any kind of token.
  const job = guid.test(jobId) ? await findJobStatus(context, jobId) : undefined
  if (!job) refuse('NOT_FOUND')
  const { status, successCount, failure } = job
  return { status, successCount, ...(failure ? { failure } : {}) }
}
