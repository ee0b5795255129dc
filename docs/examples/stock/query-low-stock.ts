import type { Client } from '@stoa/sdk'

/** Lists what is nearly sold out, the lowest stock first. */
export async function queryLowStock(stoa: Client) {
  const { variants } = await stoa.stock.queryLowStock({ atMost: 3, cursorPaging: { limit: 3 } })
  return variants
}
