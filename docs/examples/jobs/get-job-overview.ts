import type { Client } from '@stoa/sdk'

/** How many background jobs failed. */
export async function getJobOverview(stoa: Client) {
  const { overview } = await stoa.jobs.getJobOverview({})
  return overview.failed
}
