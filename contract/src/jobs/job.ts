import { Type } from 'typebox'
import { field, Guid, Instant, maybe, Shape, Text } from '../scalars.ts'

/** Kinds of background jobs that belong to one site. Each has its own attempts and appears in the list of failed jobs. */
export const jobKinds = [
  'mail',
  'recovery-request',
  'staff-recovery-request',
  'order-link-request',
  'data-job',
  'data-import',
  'data-index',
  'import-file',
  'process-file',
  'make-video-resolutions',
  'collection-membership',
  'align-products',
  'products-job',
  'back-in-stock-wave',
  'back-in-stock-outcome',
  'product-sales',
  'search-language',
] as const
export type JobName = (typeof jobKinds)[number]

/** Scheduled background work of the whole installation. */
export const scheduledJobs = [
  'add-open-jobs',
  'begin-back-in-stock-waves',
  'purge-data',
  'purge-members',
  'delete-old-imports',
  'purge-webhooks',
  'purge-trash',
  'delete-unused-folders',
  'delete-file-orphans',
  'sweep-renditions',
  'apply-retention',
  'update-collections-by-age',
  'delete-unused-sections',
  'compute-product-sales',
  'add-event-partitions',
] as const

/** A background job that failed in all of its attempts. It is kept for 30 days, to be run again or deleted. */
export const FailedJob = Shape({
  id: field(Guid, 'ID of the job.'),
  name: field(Text(200), 'Kind of the job. A newer version may have added others.'),
  createdDate: field(Instant, 'When the job was first added.'),
  failedDate: field(Instant, 'When its last attempt failed.'),
  attempts: field(Type.Integer({ minimum: 1 }), 'Number of attempts that were made.'),
  problem: maybe(Text(500), 'Error of the last attempt, cut to 500 characters. Absent if the process ended or it took too long.'),
})

const Count = Type.Integer({ minimum: 0, maximum: 10_000 })

/** The site's jobs in the queue. Counts stop at 10,000. */
export const JobOverview = Shape({
  queued: field(
    Type.Array(
      Shape({
        name: field(Text(200), 'Kind of the jobs.'),
        waiting: field(Count, 'Jobs that haven’t started or wait for their next attempt.'),
        running: field(Count, 'Jobs that are being done.'),
      }),
    ),
    'Jobs by kind, for kinds that have any.',
  ),
  failed: field(Count, 'Jobs that failed in all attempts, counted up to 10,000.'),
  scheduled: field(
    Type.Array(
      Shape({
        name: field(Type.Enum([...scheduledJobs]), 'What is done.'),
        schedule: field(Text(100), 'When it is done, as a cron expression in UTC.'),
        lastRun: maybe(
          Shape({
            status: field(Type.Enum(['SUCCEEDED', 'FAILED']), 'Whether the run succeeded.'),
            endedDate: field(Instant, 'When the run ended.'),
          }),
          'Result of the last run. Absent before the first one and after a week without one.',
        ),
      }),
    ),
    'Work that is done on a schedule for all sites.',
  ),
})
