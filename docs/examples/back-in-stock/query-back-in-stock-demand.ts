import type { Client } from '@stoa/sdk'

/** List the items that most shoppers wait for. */
export async function queryBackInStockDemand(stoa: Client) {
  const { demand } = await stoa.backInStock.queryBackInStockDemand({ paging: { limit: 10 } })
  return demand.map(({ productName, waiting }) => `${productName}: ${waiting}`)
}
