import type { Static } from 'typebox'
import { type ProductsJob, productsJobProblems } from '@stoa/contract/products-v3/products-job'
import type { Failure, JobState } from './job.ts'

export function presentJob({ id, kind, status, createdDate, startedDate, endedDate, ...job }: JobState): Static<typeof ProductsJob> {
  const { found, succeeded, failed, failures, failure } = job
  return {
    id,
    kind,
    status,
    createdDate: createdDate.toISOString(),
    ...(startedDate && { startedDate: startedDate.toISOString() }),
    ...(endedDate && { finishedDate: endedDate.toISOString() }),
    totals: { found, succeeded, failed },
    failures: failures.map(presentFailure),
    ...(failure && { failure }),
  }
}

const presentFailure = ({ code, data, ...ids }: Failure) => ({
  ...ids,
  code,
  message: productsJobProblems[code].message,
  ...(data && { data }),
})
