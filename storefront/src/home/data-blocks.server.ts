import type { Client } from '@stoa/sdk'
import type { Shop } from '../answers.ts'
import { firstItems } from '../data-pages/find-items.server.ts'
import type { ItemCard } from '../data-pages/item-card.ts'

/** A data collection on the home page, with its first items. */
export interface HomeBlock {
  id: string
  name: string
  items: ItemCard[]
}

/** Maximum number of blocks. */
const blocksMax = 4

/** The blocks of the home page, as far as the reader can read them. Empty ones are left out. */
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
