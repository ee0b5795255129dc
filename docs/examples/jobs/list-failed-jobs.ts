import type { Client } from '@stoa/sdk'

/** List failed jobs with their errors, newest first. */
export async function listFailedJobs(stoa: Client) {
  const { jobs } = await stoa.jobs.listFailedJobs({ limit: 20 })
  return jobs.map(({ name, problem }) => `${name}: ${problem}`)
}
