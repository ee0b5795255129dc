import type { Client } from '@stoa/sdk'

/** Count what needs attention in the dashboard. */
export async function getDashboard(stoa: Client) {
  const { dashboard } = await stoa.reports.getDashboard({})
  return dashboard
}
