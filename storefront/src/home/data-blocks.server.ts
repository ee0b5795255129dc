import type { Client } from '@stoa/sdk'
import type { Shop } from '../answers.ts'
import { firstItems } from '../data-pages/find-items.server.ts'
import type { ItemCard } from '../data-pages/item-card.ts'

/** A collection of data that stands on the home page with its first items. */
export interface HomeBlock {
  id: string
  name: string
  items: ItemCard[]
}

/** More blocks than these are no home page. */
const blocksMax = 4

/** What the owner put on the home page, as far as the reader may read it; what has no items yet is left out. */
export async function dataBlocks(client: Client, shop: Shop & { baseUrl: string }): Promise<HomeBlock[]> {
  const { dataPages } = await client.dataCollections.listDataPages({})
  const chosen = dataPages.filter(({ homeItems }) => homeItems > 0).slice(0, blocksMax)
  const blocks = await Promise.all(
    chosen.map(async ({ dataCollectionId, displayName, homeItems }): Promise<HomeBlock> => {
      const { dataPage } = await client.dataCollections.getDataPage({ dataCollectionId })
      return { id: dataCollectionId, name: displayName, items: await firstItems(client, dataPage, homeItems, shop) }
    }),
  )
  return blocks.filter(({ items }) => items.length > 0)
}
