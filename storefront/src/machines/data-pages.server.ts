import type { Client } from '@stoa/sdk'
import type { DataPage, ListedDataPage } from '../answers.ts'
import { nameIn } from '../data-pages/field-view.ts'
import { dateIn } from '../data-pages/field-view.ts'
import { itemPath } from '../data-pages/item-address.ts'
import { paths } from '../paths.ts'
import type { SiteUrl } from './xml.ts'

/** Maximum number of items per list, the newest first: the limit of a sitemap. */
const itemsMax = 50_000
const pageSize = 1_000

/** The collections with public pages. What a member can see in addition doesn't belong in a shared file. */
export async function publicPages({ dataCollections }: Client): Promise<ListedDataPage[]> {
  const { dataPages } = await dataCollections.listDataPages({})
  return dataPages.filter(({ isPublic }) => isPublic)
}

/** Number of URLs of these collections' items, counted up to just above this. */
export async function countAddresses({ dataItems }: Client, pages: readonly ListedDataPage[], atMost: number): Promise<number> {
  let count = 0
  for (const { dataCollectionId } of pages) {
    if (count > atMost) break
    count += 1 + (await dataItems.countDataItems({ dataCollectionId })).totalCount
  }
  return count
}

/** The list page of a collection, and the page of each item. */
export async function dataPageUrls({ dataItems }: Client, page: ListedDataPage, baseUrl: string): Promise<SiteUrl[]> {
  const { dataCollectionId, slugField } = page
  const fields = slugField === undefined ? ['_updatedDate'] : ['_updatedDate', slugField]
  const urls: SiteUrl[] = [{ address: `${baseUrl}${paths.dataPage(dataCollectionId)}` }]
  let cursor: string | null | undefined
  do {
    const query = cursor
      ? { cursorPaging: { limit: pageSize, cursor } }
      : { fields, sort: [{ fieldName: '_createdDate', order: 'DESC' as const }], cursorPaging: { limit: pageSize } }
    const { dataItems: items, pagingMetadata } = await dataItems.queryDataItems({ dataCollectionId, query })
    for (const { id, data } of items) {
      const changed = dateIn(data?._updatedDate)
      urls.push({ address: `${baseUrl}${itemPath({ ...data, _id: id }, page)}`, ...(changed && { changed }) })
    }
    cursor = pagingMetadata.cursors?.next
  } while (cursor && urls.length < itemsMax)
  return urls.slice(0, itemsMax)
}

const itemsNamed = 50

/** A collection's first items by name, with their URLs. */
export async function namedItems({ dataItems }: Client, page: DataPage): Promise<{ name: string; path: string }[]> {
  const { dataCollectionId, sort } = page
  const { dataItems: items } = await dataItems.queryDataItems({ dataCollectionId, query: { sort, paging: { limit: itemsNamed } } })
  return items.map(({ data }) => ({ name: nameIn(data ?? {}, page), path: itemPath(data ?? {}, page) }))
}
