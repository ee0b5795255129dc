import type { Client } from '@stoa/sdk'
import type { DataPage, Shop } from '../answers.ts'
import { paths } from '../paths.ts'
import { itemCard, type ItemCard } from './item-card.ts'
import { choiceFields, nameOf } from './listing.ts'

/** Items of another collection that refer to this one by one of its fields. */
export interface Referring {
  key: string
  name: string
  fieldName: string
  items: ItemCard[]
  total: number
  /** A link to all of them, if the list can be filtered to them. */
  more: string | undefined
}

const collectionsMax = 6
const itemsMax = 6

/** The items that refer to an item, by collection, as far as the caller can read them. */
export async function referringTo(
  client: Client,
  { referredToBy }: DataPage,
  id: string,
  shop: Shop & { baseUrl: string },
): Promise<Referring[]> {
  const found = await Promise.all(
    referredToBy.slice(0, collectionsMax).map(async ({ dataCollectionId, displayName, fieldKey, fieldName }): Promise<Referring> => {
      const { dataPage } = await client.dataCollections.getDataPage({ dataCollectionId })
      const query = { filter: { [fieldKey]: { $in: [id] } }, sort: dataPage.sort, paging: { limit: itemsMax } }
      const { dataItems, pagingMetadata } = await client.dataItems.queryDataItems({ dataCollectionId, query, returnTotalCount: true })
      const total = pagingMetadata.total ?? dataItems.length
      const isNarrowed = choiceFields(dataPage).some(({ key }) => key === fieldKey)
      return {
        key: `${dataCollectionId} ${fieldKey}`,
        name: displayName,
        fieldName,
        items: dataItems.map(({ data }) => itemCard(data ?? {}, dataPage, shop)),
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
