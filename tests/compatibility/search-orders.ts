import type { Package } from './clients.ts'

/** 2024 expects the search inside its options; only today's package has activities. */
export const searchOrders = (orders: Package, search: object): Promise<Package> =>
  orders.searchOrders('addActivity' in orders ? search : { search })
