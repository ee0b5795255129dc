import type { backInStock } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { countsOf } from '../items/counts.ts'

export const getBackInStockNotificationRequestsCountByCatalogReferences: Handler<
  typeof backInStock.getBackInStockNotificationRequestsCountByCatalogReferences
> = async (context, { catalogReferences }) => {
  const counts = await countsOf(context, catalogReferences)
  return { countsPerCatalogReference: catalogReferences.map((catalogReference, index) => ({ catalogReference, count: counts[index]! })) }
}
