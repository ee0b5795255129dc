import type { jobs } from '@stoa/contract'
import type { Handler } from '../../kernel/handler.ts'
import { selectFailedJobs } from '../store.ts'

const defaultLimit = 50

export const listFailedJobs: Handler<typeof jobs.listFailedJobs> = async ({ db, siteId }, { limit = defaultLimit, offset = 0 }) => {
  const found = await selectFailedJobs(db, siteId, { limit: limit + 1, offset })
  const page = found.slice(0, limit).map(({ createdDate, failedDate, problem, ...job }) => ({
    ...job,
    createdDate: createdDate.toISOString(),
    failedDate: failedDate.toISOString(),
    ...(problem !== null && { problem }),
  }))
  return { jobs: page, hasNext: found.length > limit }
}
