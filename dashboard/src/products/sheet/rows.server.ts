import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import { listingKey, sortsIn } from '../../grid/layout.ts'
import type { WriteResult } from '../../grid/row-write.ts'
import { windowRows } from '../../grid/window-rows.ts'
import { readWindow, type ReadPage, type WindowRequest } from '../../grid/window.server.ts'
import type { FirstWindow, Mark, Window } from '../../grid/window.ts'
import { sheetList } from './sheet-list.ts'
import { itemOf, type VariantRowChange } from './variant-data.ts'

/** Rows per request, on the way to a distant position too. */
const stride = 500
/** Sort fields per request, and rows per change: limits of the server. */
const sortsMax = 4
const changedMax = 300
/** More are not counted. */
const countMax = 10_000
const sortable: ReadonlySet<string> = new Set(['productName', 'sku', 'price', 'quantity'])

const locationIn = (query: URLSearchParams): { locationId?: string } => {
  const { location } = sheetList.at(query).values
  return location ? { locationId: location } : {}
}

const sortOf = (query: URLSearchParams) =>
  sortsIn(query)
    .filter(({ key }) => sortable.has(key))
    .slice(0, sortsMax)
    .map(({ key, isDown }) => ({ fieldName: key, order: isDown ? ('DESC' as const) : ('ASC' as const) }))

/** The request of the spreadsheet’s address, without its page. */
export const sheetRequest = (query: URLSearchParams) => ({
  ...locationIn(query),
  query: { filter: sheetList.at(query).filter, sort: sortOf(query) },
})

function pageReader(client: Client, params: URLSearchParams): ReadPage {
  const { query, ...location } = sheetRequest(params)
  return async ({ cursor, offset, limit }) => {
    const page = cursor ? { cursorPaging: { cursor, limit } } : { ...query, paging: { limit, offset: offset ?? 0 } }
    const { rows, pagingMetadata } = await client.variantRows.queryVariantRows({ ...location, query: page })
    const { next, prev } = pagingMetadata.cursors ?? {}
    return { items: rows.map(itemOf), previous: prev ?? undefined, next: pagingMetadata.hasNext ? (next ?? undefined) : undefined }
  }
}

/** Rows of the spreadsheet from a position. */
export const readRows = (client: Client, query: URLSearchParams, request: WindowRequest): Promise<Window> =>
  readWindow(pageReader(client, query), stride, request)

/** The first rows, or those at the cursor of the address. An invalid address is reported instead of failing the page. */
export async function firstRows(client: Client, query: URLSearchParams): Promise<FirstWindow> {
  const asked = listingKey(query)
  const { cursor, filter } = sheetList.at(query)
  const from = cursor === undefined ? undefined : ([0, cursor] satisfies Mark)
  try {
    const [{ items, marks, previous }, { count }] = await Promise.all([
      readRows(client, query, { start: 0, count: windowRows, from }),
      client.variantRows.countVariantRows({ ...locationIn(query), filter }),
    ])
    return { items, marks, names: {}, total: count > countMax ? undefined : count, previous, next: marks.at(-1)?.[1], asked }
  } catch (error) {
    if (!isRefusal(error) || error.status !== 400) throw error
    return { items: [], marks: [], names: {}, total: 0, asked, problem: error.violations[0]?.description ?? error.message }
  }
}

/** Writes changes at a location, each only if its cell has not changed since. */
export async function writeRows(client: Client, query: URLSearchParams, changes: readonly VariantRowChange[]): Promise<WriteResult[]> {
  const written: WriteResult[] = []
  for (let start = 0; start < changes.length; start += changedMax) {
    const rows = changes.slice(start, start + changedMax)
    const { results } = await client.variantRows.updateVariantRows({ ...locationIn(query), rows })
    written.push(...results.map(resultOf))
  }
  return written
}

type Result = Awaited<ReturnType<Client['variantRows']['updateVariantRows']>>['results'][number]

function resultOf({ id, row, error }: Result): WriteResult {
  if (!row) return { id, became: 'gone' }
  if (!error) return { id, became: 'done', item: itemOf(row) }
  if (error.code === 'ROW_CHANGED') return { id, became: 'changed', theirs: itemOf(row) }
  const { code, description: message, violations = [] } = error
  const fields: Record<string, string> = code === 'QUANTITY_NOT_TRACKED' ? { quantity: message } : {}
  const invalid = Object.fromEntries(violations.map(({ field, description }) => [field, description]))
  return { id, became: 'refused', refusal: { code, message, fields: { ...fields, ...invalid }, isPartial: true } }
}
