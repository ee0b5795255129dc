import type { Client } from '@stoa/sdk'
import type { DataPage, ItemData, Shop } from '../answers.ts'
import { facetsOf, type Facet } from './facets.server.ts'
import { filterOf } from './filter.ts'
import { itemCard, type ItemCard } from './item-card.ts'
import { itemParts, type ItemPart } from './item-parts.ts'
import { pageSizeOf, type Listing } from './listing.ts'
import type { SiteFiles } from './pictures.ts'
import { cardFileIds, findSiteFiles, itemFileIds } from './site-files.server.ts'

/** An item of a list; of a list of questions with its answer. */
export interface ListedItem extends ItemCard {
  answer?: ItemPart[]
}

export interface ListedItems {
  items: ListedItem[]
  total: number
  facets: Facet[]
}

/** A page of a collection's items, with facets. */
export async function findItems(client: Client, page: DataPage, listing: Listing, shop: Shop & { baseUrl: string }): Promise<ListedItems> {
  const { dataCollectionId, listLayout, displayField, slugField } = page
  const { timeZone } = shop
  const pageSize = pageSizeOf(page)
  const isIndex = listLayout === 'INDEX'
  const byName = isIndex && displayField !== undefined ? [{ fieldName: displayField, order: 'ASC' as const }] : page.sort
  const { dataItems, pagingMetadata } = await client.dataItems.queryDataItems({
    dataCollectionId,
    query: {
      filter: filterOf(listing, page, { timeZone }),
      sort: listing.sort ? [{ fieldName: listing.sort.fieldName, order: listing.sort.order }] : byName,
      paging: { limit: pageSize, offset: (listing.page - 1) * pageSize },
      ...(isIndex && { fields: [displayField, slugField].filter((key) => key !== undefined) }),
    },
    returnTotalCount: true,
  })
  const total = pagingMetadata.total ?? dataItems.length
  const items = dataItems.map(({ data }) => data ?? {})
  const [files, facets] = await Promise.all([
    findSiteFiles(client, shop.baseUrl, listedFileIds(items, page, shop.baseUrl)),
    facetsOf(client, { page, listing, timeZone, total }),
  ])
  return { items: items.map((item) => listedItem(item, page, { ...shop, ...files })), total, facets }
}

const listedFileIds = (items: readonly ItemData[], page: DataPage, baseUrl: string): string[] =>
  items.flatMap((item) => [
    ...cardFileIds(item, page, baseUrl),
    ...(page.listLayout === 'QUESTIONS' ? itemFileIds(item, page, baseUrl) : []),
  ])

function listedItem(item: ItemData, page: DataPage, shop: Shop & SiteFiles): ListedItem {
  const card = itemCard(item, page, shop)
  return page.listLayout === 'QUESTIONS' ? { ...card, answer: answerIn(item, page, shop) } : card
}

/** The content of an item; a short text if it has nothing else. */
function answerIn(item: ItemData, page: DataPage, shop: Shop & SiteFiles): ItemPart[] {
  const { read, facts } = itemParts(item, { ...page, itemLayout: 'DETAILS' }, { ...shop, references: [] })
  return read.length > 0 ? read : facts.filter(({ key, view }) => view.kind === 'text' && key === page.roles.lead[0])
}

/** The first items of a collection in its default order, for a block of another page. */
export async function firstItems(client: Client, { dataCollectionId, sort }: DataPage, limit: number): Promise<ItemData[]> {
  const { dataItems } = await client.dataItems.queryDataItems({ dataCollectionId, query: { sort, paging: { limit } } })
  return dataItems.map(({ data }) => data ?? {})
}
