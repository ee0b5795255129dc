import type { Client } from '@stoa/sdk'

/** Delete the newest failed job. */
export async function deleteFailedJob(stoa: Client) {
  const { jobs } = await stoa.jobs.listFailedJobs({ limit: 1 })
  await stoa.jobs.deleteFailedJob({ id: jobs[0]!.id })
}
