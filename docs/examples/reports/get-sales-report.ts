import type { Client } from '@stoa/sdk'

/** What was sold in the second week of May. */
export async function getSalesReport(stoa: Client) {
  const { report } = await stoa.reports.getSalesReport({ from: '2026-05-11', to: '2026-05-17' })
  return report
}
