import type { Client } from '@stoa/sdk'
import type { Shop } from '../answers.ts'
import { firstItems } from '../data-pages/find-items.server.ts'
import { itemCard, type ItemCard } from '../data-pages/item-card.ts'
import { cardFileIds, findSiteFiles } from '../data-pages/site-files.server.ts'

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
  const found = await Promise.all(
    chosen.map(async ({ dataCollectionId, homeItems }) => {
      const { dataPage: page } = await client.dataCollections.getDataPage({ dataCollectionId })
      return { page, items: await firstItems(client, page, homeItems) }
    }),
  )
  const ids = found.flatMap(({ page, items }) => items.flatMap((item) => cardFileIds(item, page, shop.baseUrl)))
  const where = { ...shop, ...(await findSiteFiles(client, shop.baseUrl, ids)) }
  return found
    .filter(({ items }) => items.length > 0)
    .map(({ page, items }) => ({
      id: page.dataCollectionId,
      name: page.displayName,
      items: items.map((item) => itemCard(item, page, where)),
    }))
}
