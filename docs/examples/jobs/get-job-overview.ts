import type { Client } from '@stoa/sdk'

/** Reads how many background jobs failed. */
export async function getJobOverview(stoa: Client) {
  const { overview } = await stoa.jobs.getJobOverview({})
  return overview.failed
}
