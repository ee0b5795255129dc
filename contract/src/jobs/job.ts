import { Type } from 'typebox'
import { Guid, Instant, maybe, Shape, Text } from '../scalars.ts'

/** Kinds of background jobs that belong to one site. Each has its own attempts and appears in the list of failed jobs. */
export const jobKinds = [
  'mail',
  'recovery-request',
  'staff-recovery-request',
  'order-link-request',
  'data-job',
  'data-import',
  'data-index',
] as const
export type JobName = (typeof jobKinds)[number]

/** Scheduled background work of the whole installation. */
export const scheduledJobs = ['add-open-jobs', 'purge-data', 'purge-members', 'delete-old-imports', 'apply-retention'] as const

/** A background job that failed in all of its attempts. It is kept for 30 days, to be run again or deleted. */
export const FailedJob = Shape({
  id: Guid,
  /** One of the kinds of this version. Another version may have added others. */
  name: Text(200),
  /** When the job was first added. */
  createdDate: Instant,
  /** When its last attempt failed. */
  failedDate: Instant,
  /** Number of attempts. */
  attempts: Type.Integer({ minimum: 1 }),
  /** The error of the last attempt as in the server's log, shortened to 500 characters. Absent if the process ended or the attempt timed out. */
  problem: maybe(Text(500)),
})

const Count = Type.Integer({ minimum: 0, maximum: 10_000 })

/** The site's jobs in the queue. Counts stop at 10,000. */
export const JobOverview = Shape({
  /** Counts by kind, for kinds with jobs. `waiting` jobs haven't started or wait for their next attempt. */
  queued: Type.Array(Shape({ name: Text(200), waiting: Count, running: Count })),
  failed: Count,
  /** Scheduled work for all sites: the schedule as a cron expression in UTC, and the result of the last run, absent before the first run and after a week
   *  without one. */
  scheduled: Type.Array(
    Shape({
      name: Type.Enum([...scheduledJobs]),
      schedule: Text(100),
      lastRun: maybe(Shape({ status: Type.Enum(['SUCCEEDED', 'FAILED']), endedDate: Instant })),
    }),
  ),
})
