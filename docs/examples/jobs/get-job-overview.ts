import type { Client } from '@stoa/sdk'

/** Get the number of failed background jobs. */
export async function getJobOverview(stoa: Client) {
  const { overview } = await stoa.jobs.getJobOverview({})
  return overview.failed
}
