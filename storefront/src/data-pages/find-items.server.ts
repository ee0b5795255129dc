import type { Client } from '@stoa/sdk'
import type { DataPage, Shop } from '../answers.ts'
import { facetsOf, type Facet } from './facets.server.ts'
import { filterOf } from './filter.ts'
import { itemCard, type ItemCard } from './item-card.ts'
import { pageSize, type Listing } from './listing.ts'

export interface ListedItems {
  items: ItemCard[]
  total: number
  facets: Facet[]
}

/** A page of a collection's items, with facets. */
export async function findItems(client: Client, page: DataPage, listing: Listing, shop: Shop & { baseUrl: string }): Promise<ListedItems> {
  const { dataCollectionId, sort } = page
  const { timeZone } = shop
  const { dataItems, pagingMetadata } = await client.dataItems.queryDataItems({
    dataCollectionId,
    query: {
      filter: filterOf(listing, page, { timeZone }),
      sort: listing.sort ? [{ fieldName: listing.sort.fieldName, order: listing.sort.order }] : sort,
      paging: { limit: pageSize, offset: (listing.page - 1) * pageSize },
    },
    returnTotalCount: true,
  })
  const total = pagingMetadata.total ?? dataItems.length
  return {
    items: dataItems.map(({ data }) => itemCard(data ?? {}, page, shop)),
    total,
    facets: await facetsOf(client, { page, listing, timeZone, total }),
  }
}

/** The first items of a collection in its default order, for a block of another page. */
export async function firstItems(client: Client, page: DataPage, limit: number, shop: Shop & { baseUrl: string }): Promise<ItemCard[]> {
  const { dataCollectionId, sort } = page
  const { dataItems } = await client.dataItems.queryDataItems({ dataCollectionId, query: { sort, paging: { limit } } })
  return dataItems.map(({ data }) => itemCard(data ?? {}, page, shop))
}
