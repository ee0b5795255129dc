import { Type } from 'typebox'
import { call } from '../call.ts'
import { Guid, maybe, Shape, Whole } from '../scalars.ts'
import { FailedJob, JobOverview } from './job.ts'

const onFailedJobs = { family: 'stoa', allow: ['owner', 'app'], source: 'decision 0058' } as const

const JOB_NOT_FOUND = { status: 404, message: 'No failed job with this ID exists.' } as const

export const getJobOverview = call({
  ...onFailedJobs,
  method: 'GET',
  path: '/v1/jobs',
  summary: 'Get an overview of the background jobs.',
  description: 'How many jobs of the site wait, run and failed, by kind; and when the scheduled work of the installation last ran.',
  permission: 'JOBS.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ overview: JobOverview }),
  problems: {},
  example: {},
})

export const listFailedJobs = call({
  ...onFailedJobs,
  method: 'GET',
  path: '/v1/jobs/failed',
  summary: 'List the background jobs that failed.',
  description: 'Jobs of the site that failed as often as they may, the newest first, in pages of at most 100 (50 by default).',
  permission: 'JOBS.READ',
  writes: false,
  request: Shape({ limit: maybe(Whole(1, 100)), offset: maybe(Whole(0, 10_000)) }),
  response: Shape({ jobs: Type.Array(FailedJob, { maxItems: 100 }), hasNext: Type.Boolean() }),
  problems: {},
  example: { limit: 20 },
})

export const retryFailedJob = call({
  ...onFailedJobs,
  method: 'POST',
  path: '/v1/jobs/failed/{id}/retry',
  summary: 'Run a failed job again.',
  description:
    'Puts a failed job back into the queue with all of its attempts. Refuses JOB_NOT_FOUND for one that is not among the failed ones ' +
    'any longer, and JOB_KIND_UNKNOWN for one of a kind that this version does not have.',
  permission: 'JOBS.MODIFY',
  writes: true,
  request: Shape({ id: Guid }),
  response: Shape({}),
  problems: {
    JOB_NOT_FOUND,
    JOB_KIND_UNKNOWN: { status: 409, message: 'This version of Stoa can’t run jobs of this kind.' },
  },
})

export const deleteFailedJob = call({
  ...onFailedJobs,
  method: 'DELETE',
  path: '/v1/jobs/failed/{id}',
  summary: 'Delete a failed job.',
  description: 'Deletes a failed job for good: what it was to do is not done. Refuses JOB_NOT_FOUND.',
  permission: 'JOBS.MODIFY',
  writes: true,
  request: Shape({ id: Guid }),
  response: Shape({}),
  problems: { JOB_NOT_FOUND },
})
