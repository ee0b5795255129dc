import type { Client } from '@stoa/sdk'

/** What waits for somebody. */
export async function getDashboard(stoa: Client) {
  const { dashboard } = await stoa.reports.getDashboard({})
  return dashboard
}
