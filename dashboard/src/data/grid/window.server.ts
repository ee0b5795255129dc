import type { Client } from '@stoa/sdk'
import { sortOf, type Listing } from './listing.ts'

export type Data = Readonly<Record<string, unknown>>

/** An item as the grid holds it. */
export interface Item {
  id: string
  data: Data
}

/** A place in the list that a cursor leads to: the items from `index` on. */
export type Mark = readonly [index: number, cursor: string]

export interface Window {
  items: Item[]
  marks: Mark[]
  /** Whether the list ends with these. */
  isLast: boolean
  /** The page before, for those who go from page to page. */
  previous?: string | undefined
}

export interface WindowRequest {
  collectionId: string
  listing: Listing
  start: number
  count: number
  /** The nearest place at or before the start whose cursor is known. */
  from?: Mark | undefined
}

/** The most an offset may be; further on, cursors lead. */
const offsetMax = 10_000
/** Items that one step on the way to a far place reads, ids alone. */
const stride = 1000
/** Steps of one request: whoever asks goes on from the marks that are answered. */
const stepsMax = 120

/** Items from a place on. To far places it walks by cursors, and answers them, so that nobody walks twice. */
export async function readWindow(client: Client, { collectionId, listing, start, count, from }: WindowRequest): Promise<Window> {
  const page = pageReader(client, collectionId, listing)
  const marks: Mark[] = []
  let place = from
  if (!place && start > offsetMax) {
    const cursor = (await page({ offset: offsetMax - stride, limit: stride, idsOnly: true })).next
    if (!cursor) return { items: [], marks, isLast: true }
    marks.push((place = [offsetMax, cursor]))
  }
  for (let step = 0; place && place[0] < start; step++) {
    const limit = Math.min(stride, start - place[0])
    const { next, items } = await page({ cursor: place[1], limit, idsOnly: true })
    if (!next || items.length < limit) return { items: [], marks, isLast: true }
    marks.push((place = [place[0] + limit, next]))
    if (step === stepsMax) return { items: [], marks, isLast: false }
  }
  const { items, next, previous } = await page({ ...(place ? { cursor: place[1] } : { offset: start }), limit: count, idsOnly: false })
  if (next) marks.push([start + items.length, next])
  return { items, marks, isLast: !next, previous }
}

interface PageRequest {
  cursor?: string
  offset?: number
  limit: number
  idsOnly: boolean
}

/** Reads pages of a listing: a query, or a search where it has words. */
function pageReader(client: Client, dataCollectionId: string, listing: Listing) {
  const asked = { filter: listing.filter ?? {}, sort: sortOf(listing) }
  return async ({ cursor, offset, limit, idsOnly }: PageRequest) => {
    const query = {
      ...(cursor ? { cursorPaging: { cursor, limit } } : { ...asked, paging: { limit, offset: offset ?? 0 } }),
      ...(idsOnly ? { fields: ['_id'] } : {}),
    }
    const { dataItems, pagingMetadata } = listing.words
      ? await client.dataItems.searchDataItems({ dataCollectionId, search: { ...query, search: wordsOf(listing) } })
      : await client.dataItems.queryDataItems({ dataCollectionId, query })
    const items = dataItems.map(({ id, data }): Item => ({ id: id!, data: data ?? {} }))
    const previous = pagingMetadata.cursors?.prev ?? undefined
    return { items, previous, next: pagingMetadata.hasNext ? (pagingMetadata.cursors?.next ?? undefined) : undefined }
  }
}

const wordsOf = ({ words }: Listing) => ({ expression: words, mode: 'AND' as const })

/** How many items a listing has, to the last. Of words nobody keeps count: undefined. */
export async function countOf(client: Client, dataCollectionId: string, { words, filter }: Listing): Promise<number | undefined> {
  if (words) return undefined
  return (await client.dataItems.countDataItems({ dataCollectionId, filter: filter ?? {} })).totalCount
}
