import type { Client } from '@stoa/sdk'

/** Get the stock of two products. Filter and sort are JSON in strings. */
export async function queryInventory(stoa: Client) {
  const { inventoryItems, totalResults } = await stoa.stock.queryInventory({
    query: { filter: '{"numericId": {"$gt": 1}}', sort: '[{"numericId": "asc"}]', paging: { limit: 2, offset: 0 } },
  })
  return { numbers: inventoryItems.map(({ numericId }) => numericId), totalResults }
}
