import type { Client } from '@stoa/sdk'

/** Reads what needs attention. */
export async function getDashboard(stoa: Client) {
  const { dashboard } = await stoa.reports.getDashboard({})
  return dashboard
}
