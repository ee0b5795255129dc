import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, Guid, maybe, Shape, Whole } from '../scalars.ts'
import { FailedJob, JobOverview } from './job.ts'

const onFailedJobs = { family: 'stoa', allow: ['owner', 'app'], source: 'decision 0058' } as const

const JOB_NOT_FOUND = { status: 404, message: 'No failed job with this ID exists.' } as const

export const getJobOverview = call({
  ...onFailedJobs,
  method: 'GET',
  path: '/v1/jobs',
  summary: 'Get an overview of background jobs.',
  description:
    'Returns how many jobs of the site are waiting, running and failed, by kind, and when the scheduled jobs of the installation last ran.',
  permission: 'JOBS.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ overview: field(JobOverview, 'Jobs by kind, and scheduled work.') }),
  problems: {},
  example: {},
})

export const listFailedJobs = call({
  ...onFailedJobs,
  method: 'GET',
  path: '/v1/jobs/failed',
  summary: 'List failed background jobs.',
  description: 'Returns jobs that failed after all attempts, newest first, in pages of up to 100 (50 by default).',
  permission: 'JOBS.READ',
  writes: false,
  request: Shape({
    limit: maybe(Whole(1, 100), 'Jobs to return at most. 50 by default.'),
    offset: maybe(Whole(0, 10_000), 'Jobs to skip. 0 by default.'),
  }),
  response: Shape({
    jobs: field(Type.Array(FailedJob, { maxItems: 100 }), 'The failed jobs, newest first.'),
    hasNext: field(Type.Boolean(), 'Whether there is another page.'),
  }),
  problems: {},
  example: { limit: 20 },
})

export const retryFailedJob = call({
  ...onFailedJobs,
  method: 'POST',
  path: '/v1/jobs/failed/{id}/retry',
  summary: 'Retry a failed job.',
  description:
    'Puts a failed job back into the queue with all its attempts. Fails with JOB_NOT_FOUND if it’s no longer among the failed jobs, ' +
    'and with JOB_KIND_UNKNOWN if this version can’t run it.',
  permission: 'JOBS.MODIFY',
  writes: true,
  request: Shape({ id: field(Guid, 'ID of the failed job.') }),
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
  description: 'Deletes a failed job permanently; its work isn’t done. Fails with JOB_NOT_FOUND if it doesn’t exist.',
  permission: 'JOBS.MODIFY',
  writes: true,
  request: Shape({ id: field(Guid, 'ID of the failed job.') }),
  response: Shape({}),
  problems: { JOB_NOT_FOUND },
})
