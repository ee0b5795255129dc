import type { Client } from '@stoa/sdk'

/** Get the two variants with the lowest stock, among those that are running low. */
export async function queryStock(stoa: Client) {
  const { items } = await stoa.stock.queryStock({
    query: { filter: { isLow: true }, sort: [{ fieldName: 'quantity', order: 'ASC' }], cursorPaging: { limit: 2 } },
  })
  return items.map(({ productName, choices, quantity, lowStockThreshold }) => ({ productName, choices, quantity, lowStockThreshold }))
}
