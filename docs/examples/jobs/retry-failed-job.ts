import type { Client } from '@stoa/sdk'

/** Retry the newest failed job. */
export async function retryFailedJob(stoa: Client) {
  const { jobs } = await stoa.jobs.listFailedJobs({ limit: 1 })
  await stoa.jobs.retryFailedJob({ id: jobs[0]!.id })
}
