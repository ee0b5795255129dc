import type { Client } from '@stoa/sdk'
import type { Where } from '@stoa/ui/dates'
import type { DataPage, ItemData } from '../answers.ts'
import { paths } from '../paths.ts'
import { itemCard, type ItemCard } from './item-card.ts'
import { choiceFields, nameOf } from './listing.ts'
import type { SiteFiles } from './pictures.ts'

/** Items of another collection that refer to this one by one of its fields. */
export interface Referring<Item = ItemCard> {
  key: string
  name: string
  fieldName: string
  items: Item[]
  total: number
  /** A link to all of them, if the list can be filtered to them. */
  more: string | undefined
}

/** The same before it is presented, with the collection's pages. */
export type ReferringData = Referring<ItemData> & { page: DataPage }

const collectionsMax = 6
const itemsMax = 6

/** The items that refer to an item, by collection, as far as the caller can read them. */
export async function referringTo(client: Client, { referredToBy }: DataPage, id: string): Promise<ReferringData[]> {
  const found = await Promise.all(
    referredToBy.slice(0, collectionsMax).map(async ({ dataCollectionId, displayName, fieldKey, fieldName }): Promise<ReferringData> => {
      const { dataPage: page } = await client.dataCollections.getDataPage({ dataCollectionId })
      const query = { filter: { [fieldKey]: { $in: [id] } }, sort: page.sort, paging: { limit: itemsMax } }
      const { dataItems, pagingMetadata } = await client.dataItems.queryDataItems({ dataCollectionId, query, returnTotalCount: true })
      const total = pagingMetadata.total ?? dataItems.length
      const isNarrowed = choiceFields(page).some(({ key }) => key === fieldKey)
      return {
        key: `${dataCollectionId} ${fieldKey}`,
        name: displayName,
        fieldName,
        page,
        items: dataItems.map(({ data }) => data ?? {}),
        total,
        more:
          isNarrowed && total > dataItems.length
            ? `${paths.dataPage(dataCollectionId)}?${new URLSearchParams([[nameOf(fieldKey), id]])}`
            : undefined,
      }
    }),
  )
  return found.filter(({ items }) => items.length > 0)
}

export const presentReferring = ({ page, items, ...referring }: ReferringData, where: Where & SiteFiles): Referring => ({
  ...referring,
  items: items.map((item) => itemCard(item, page, where)),
})
