import type { Client } from '@stoa/sdk'
import { readWindow, type ReadPage, type WindowRequest } from '../../grid/window.server.ts'
import type { Item, Window } from '../../grid/window.ts'
import { sortOf, type Listing } from './listing.ts'

/** Items per step towards a distant position, ids only. */
const stride = 1000

interface ItemList {
  collectionId: string
  listing: Listing
}

/** Reads items of a listing from a position. */
export const readItems = (client: Client, { collectionId, listing }: ItemList, request: WindowRequest): Promise<Window> =>
  readWindow(pageReader(client, collectionId, listing), stride, request)

/** Reads pages of a listing: a query, or a search if it has search terms. */
function pageReader(client: Client, dataCollectionId: string, listing: Listing): ReadPage {
  const asked = { filter: listing.filter ?? {}, sort: sortOf(listing) }
  return async ({ cursor, offset, limit, idsOnly }) => {
    const query = {
      ...(cursor ? { cursorPaging: { cursor, limit } } : { ...asked, paging: { limit, offset: offset ?? 0 } }),
      ...(idsOnly ? { fields: ['_id'] } : {}),
    }
    const { dataItems, pagingMetadata } = listing.words
      ? await client.dataItems.searchDataItems({ dataCollectionId, search: { ...query, search: searchOf(listing) } })
      : await client.dataItems.queryDataItems({ dataCollectionId, query })
    const items = dataItems.map(({ id, data }): Item => ({ id: id!, data: data ?? {} }))
    const previous = pagingMetadata.cursors?.prev ?? undefined
    return { items, previous, next: pagingMetadata.hasNext ? (pagingMetadata.cursors?.next ?? undefined) : undefined }
  }
}

const searchOf = ({ words }: Listing) => ({ expression: words, mode: 'AND' as const })

/** The exact number of items in a listing; undefined for text searches, which have no count. */
export async function countOf(client: Client, dataCollectionId: string, { words, filter }: Listing): Promise<number | undefined> {
  if (words) return undefined
  return (await client.dataItems.countDataItems({ dataCollectionId, filter: filter ?? {} })).totalCount
}
