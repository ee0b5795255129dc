import type { Client } from '@stoa/sdk'

/** What waits for somebody. */
export async function getDesk(stoa: Client) {
  const { desk } = await stoa.reports.getDesk({})
  return desk
}
