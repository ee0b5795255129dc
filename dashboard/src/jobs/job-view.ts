import type { Where } from '@stoa/ui/dates'
import { numberFormat } from '@stoa/ui/formats'
import type { FailedJob, JobOverview } from '../answers.ts'
import { momentIn, type Moment } from '../kit/moment.ts'

export interface FailedJobView extends Pick<FailedJob, 'id' | 'name' | 'problem'> {
  attempts: string
  failed: Moment
}

export interface JobsView {
  queued: { name: string; waiting: string | undefined; running: string | undefined }[]
  scheduled: { name: string; schedule: Every; lastRun: (Moment & { status: 'SUCCEEDED' | 'FAILED' }) | undefined }[]
}

/** A schedule: in minutes if it is that simple, otherwise as a cron expression. */
export type Every = { minutes: number } | { cron: string }

export function failedJobView({ id, name, problem, attempts, failedDate }: FailedJob, where: Where): FailedJobView {
  const failed = momentIn(where)(failedDate)
  return { id, name, problem, attempts: numberFormat(where.locale).format(attempts), failed }
}

export function jobsView({ queued, scheduled }: Pick<JobOverview, 'queued' | 'scheduled'>, where: Where): JobsView {
  const count = (value: number): string | undefined => (value === 0 ? undefined : numberFormat(where.locale).format(value))
  return {
    queued: queued.map(({ name, waiting, running }) => ({ name, waiting: count(waiting), running: count(running) })),
    scheduled: scheduled.map(({ name, schedule, lastRun }) => ({
      name,
      schedule: everyOf(schedule),
      lastRun: lastRun && { status: lastRun.status, ...momentIn(where)(lastRun.endedDate) },
    })),
  }
}

/** Recognizes schedules of every minute, and of every so many minutes: a step in the first of the five fields. */
export function everyOf(cron: string): Every {
  const minutes = /^\*(?:\/(\d+))? \* \* \* \*$/.exec(cron)
  return minutes ? { minutes: Number(minutes[1] ?? 1) } : { cron }
}
