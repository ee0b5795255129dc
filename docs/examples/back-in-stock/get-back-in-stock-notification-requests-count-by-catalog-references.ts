import type { Client } from '@stoa/sdk'

/** Count how many shoppers wait for the moon jar. */
export async function getBackInStockNotificationRequestsCountByCatalogReferences(stoa: Client) {
  const moonJar = { catalogItemId: '10000000-0000-4000-8000-000000000006', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  const { countsPerCatalogReference } = await stoa.backInStock.getBackInStockNotificationRequestsCountByCatalogReferences({
    catalogReferences: [moonJar],
  })
  return countsPerCatalogReference[0]?.count
}
