import type { Item, Mark, Window } from './window.ts'

export interface PageRequest {
  cursor?: string
  offset?: number
  limit: number
  /** The rows are only counted: their ids are enough. */
  idsOnly: boolean
}

/** Reads a page of a list, from an offset or a cursor. */
export type ReadPage = (request: PageRequest) => Promise<{ items: Item[]; next?: string | undefined; previous?: string | undefined }>

export interface WindowRequest {
  start: number
  count: number
  /** The nearest position at or before the start whose cursor is known. */
  from?: Mark | undefined
}

/** The maximum offset; beyond it, cursors are used. */
const offsetMax = 10_000
/** Steps per request: the caller continues from the returned marks. */
const stepsMax = 120

/** Reads items from a position. Distant positions are reached by cursors, in steps of `stride` rows, which are returned so that the same steps are never
 *  repeated. */
export async function readWindow(page: ReadPage, stride: number, { start, count, from }: WindowRequest): Promise<Window> {
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

/** Rows per request. */
const countMax = 500

const wholeIn = (query: URLSearchParams, name: string): number => Math.max(Number.parseInt(query.get(name) ?? '0') || 0, 0)

/** The window that the scripts of a grid request. */
export function windowRequestIn(query: URLSearchParams): WindowRequest {
  const from = query.has('mark') ? ([wholeIn(query, 'from'), query.get('mark')!] satisfies Mark) : undefined
  return { start: wholeIn(query, 'start'), count: Math.min(wholeIn(query, 'count') || countMax, countMax), from }
}
