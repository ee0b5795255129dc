import type { Client } from '@stoa/sdk'

/** Get the first three variants with three or fewer items left, lowest stock first. */
export async function queryLowStock(stoa: Client) {
  const { variants } = await stoa.stock.queryLowStock({ atMost: 3, cursorPaging: { limit: 3 } })
  return variants
}
