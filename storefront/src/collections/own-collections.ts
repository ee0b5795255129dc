import type { Client } from '@stoa/sdk'
import { allProductsId } from './all-products.ts'

/** Filter for the shop's own collections: pages link to "All Products" besides. */
export const ownCollections = { id: { $ne: allProductsId } }

/** How many collections the menu of every page has room for. Other parts of a page take theirs from the same answer. */
const menuMax = 12

export const menuCollections = (client: Client) => topCollections(client, menuMax)

/** The collections at the top of the tree in their order, at most `limit`. */
export const topCollections = async (client: Client, limit: number) => (await client.collections.listTopCollections({ limit })).collections

/** The shop's own collections by name, at most `limit`. */
export async function ownCollectionsByName(client: Client, limit: number) {
  const query = { filter: ownCollections, sort: [{ fieldName: 'name', order: 'ASC' as const }], paging: { limit } }
  return (await client.collections.queryCollections({ query })).collections
}
