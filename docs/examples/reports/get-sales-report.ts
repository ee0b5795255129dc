import type { Client } from '@stoa/sdk'

/** Get the sales of one week in May. */
export async function getSalesReport(stoa: Client) {
  const { report } = await stoa.reports.getSalesReport({ from: '2026-05-11', to: '2026-05-17' })
  return report
}
