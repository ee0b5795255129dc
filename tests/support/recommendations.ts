import { randomUUID } from 'node:crypto'
import { type AlgorithmName, algorithmIds } from '@stoa/contract/recommendations/algorithm'
import type { Client } from '@stoa/sdk'
import { insertSoldItems } from '../../server/src/commerce/reports/store.ts'
import { appId } from './goods.ts'
import type { TestSite } from './site.ts'

const dayMs = 86_400_000

export interface SoldOrder {
  productIds: readonly string[]
  daysAgo?: number
  quantity?: number
}

/** Sells products, as approved orders leave it. Returns the IDs of the orders. */
export async function sell({ database, siteId }: Pick<TestSite, 'database' | 'siteId'>, orders: readonly SoldOrder[]): Promise<string[]> {
  const sold = orders.map(({ productIds, daysAgo = 1, quantity = 1 }) => {
    const line = { orderId: randomUUID(), name: '', quantity, totalMinor: 100, currency: 'EUR' }
    const purchasedDate = new Date(Date.now() - daysAgo * dayMs)
    return productIds.map((productId) => ({ ...line, lineItemId: randomUUID(), productId, purchasedDate }))
  })
  await insertSoldItems(database, siteId, sold.flat())
  return sold.map(([line]) => line!.orderId)
}

export const algorithm = (name: AlgorithmName) => ({ id: algorithmIds[name], appId })

/** Asks for a recommendation by the ID of each product. */
export async function recommend(
  client: Client,
  names: readonly AlgorithmName[],
  { to = [], atLeast }: { to?: readonly string[]; atLeast?: number } = {},
) {
  const { recommendation } = await client.recommendations.getRecommendation({
    items: to.map((catalogItemId) => ({ catalogItemId, appId })),
    algorithms: names.map(algorithm),
    ...(atLeast === undefined ? {} : { minimumRecommendedItems: atLeast }),
  })
  const { items, algorithm: used } = recommendation
  const by = (Object.keys(algorithmIds) as AlgorithmName[]).find((name) => algorithmIds[name] === used?.id)
  return { by, ids: items.map(({ catalogItemId }) => catalogItemId) }
}
