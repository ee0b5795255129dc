import type { Client } from '@stoa/sdk'
import { sortOf, type Listing } from './listing.ts'

export type Data = Readonly<Record<string, unknown>>

/** An item as the grid stores it. */
export interface Item {
  id: string
  data: Data
}

/** A position in the list that a cursor leads to: the items from `index` on. */
export type Mark = readonly [index: number, cursor: string]

export interface Window {
  items: Item[]
  marks: Mark[]
  /** Whether these are the last items of the list. */
  isLast: boolean
  /** The cursor of the previous page, for paging without scripts. */
  previous?: string | undefined
}

export interface WindowRequest {
  collectionId: string
  listing: Listing
  start: number
  count: number
  /** The nearest position at or before the start whose cursor is known. */
  from?: Mark | undefined
}

/** The maximum offset; beyond it, cursors are used. */
const offsetMax = 10_000
/** Items per step towards a distant position, ids only. */
const stride = 1000
/** Steps per request: the caller continues from the returned marks. */
const stepsMax = 120

/** Reads items from a position. Distant positions are reached by cursors, which are returned so that the same steps are never repeated. */
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

/** Reads pages of a listing: a query, or a search if it has search terms. */
function pageReader(client: Client, dataCollectionId: string, listing: Listing) {
  const asked = { filter: listing.filter ?? {}, sort: sortOf(listing) }
  return async ({ cursor, offset, limit, idsOnly }: PageRequest) => {
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
