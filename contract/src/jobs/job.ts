import { Type } from 'typebox'
import { Guid, Instant, maybe, Shape, Text } from '../scalars.ts'

/** Kinds of background work that are about one site, each with its attempts and its place among the failed ones. */
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

/** Background work for the whole installation that begins by the clock. */
export const scheduledJobs = ['add-open-jobs', 'purge-data', 'purge-members', 'delete-old-imports', 'apply-retention'] as const

/** A background job that failed as often as it may. It stays for 30 days, to be run again or deleted. */
export const FailedJob = Shape({
  id: Guid,
  /** A kind of this version; a later version may have left others. */
  name: Text(200),
  /** When it was added first. */
  createdDate: Instant,
  /** When its last attempt failed. */
  failedDate: Instant,
  /** How often it was run. */
  attempts: Type.Integer({ minimum: 1 }),
  /** What the last attempt failed with, as the server's log says it; shortened to 500 characters. Absent where the process died, or took too long. */
  problem: maybe(Text(500)),
})

const Count = Type.Integer({ minimum: 0, maximum: 10_000 })

/** What the queue holds of the site. Counts stop at 10,000. */
export const JobOverview = Shape({
  /** By kind, those that have any: `waiting` has not begun, or waits for its next attempt. */
  queued: Type.Array(Shape({ name: Text(200), waiting: Count, running: Count })),
  failed: Count,
  /** What runs by the clock, for all sites: its schedule as cron writes it, in UTC, and how its last run ended; absent before the first, and after a week without one. */
  scheduled: Type.Array(
    Shape({
      name: Type.Enum([...scheduledJobs]),
      schedule: Text(100),
      lastRun: maybe(Shape({ status: Type.Enum(['SUCCEEDED', 'FAILED']), endedDate: Instant })),
    }),
  ),
})
