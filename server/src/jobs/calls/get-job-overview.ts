import type { jobs } from '@stoa/contract'
import { scheduledJobs } from '@stoa/contract/jobs/job'
import type { Handler } from '../../kernel/handler.ts'
import { countFailed, countQueued, selectSchedules } from '../store.ts'

const countedMax = 10_000

export const getJobOverview: Handler<typeof jobs.getJobOverview> = async ({ db, siteId }) => {
  const [queued, failed, schedules] = await Promise.all([
    countQueued(db, siteId, countedMax),
    countFailed(db, siteId, countedMax),
    selectSchedules(db),
  ])
  const scheduled = scheduledJobs.flatMap((name) => {
    const found = schedules.find((one) => one.name === name)
    if (!found) return []
    const { schedule, status, endedDate } = found
    return [{ name, schedule, ...(status && endedDate && { lastRun: { status, endedDate: endedDate.toISOString() } }) }]
  })
  return { overview: { queued, failed, scheduled } }
}
