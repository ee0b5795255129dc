import type { Client } from '@stoa/sdk'

/** What is nearly sold out, the fewest first. */
export async function queryLowStock(stoa: Client) {
  const { variants } = await stoa.stock.queryLowStock({ atMost: 3, cursorPaging: { limit: 3 } })
  return variants
}
