import { expect, expectTypeOf, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import type { Client } from './client.ts'
import { pages } from './pages.ts'

interface PageRequest {
  query?: { filter?: object; paging?: { limit?: number; offset?: number }; cursorPaging?: { limit?: number; cursor?: string } }
}

const letters = [...'abcdefghijk']

/** Eleven letters, paged by offset as on older servers, without cursors. */
function byOffset(changes: object = {}) {
  const asked: PageRequest[] = []
  const call = async (request: PageRequest) => {
    asked.push(request)
    const { offset = 0, limit = 50 } = request.query?.paging ?? {}
    const items = letters.slice(offset, offset + limit)
    return { items, metadata: { count: items.length, offset, total: letters.length, ...changes } }
  }
  return { asked, call }
}

/** The same with cursors, which contain the filter. */
function byCursor() {
  const asked: PageRequest[] = []
  const call = async (request: PageRequest) => {
    asked.push(request)
    const { cursor = '0', limit = 4 } = request.query?.cursorPaging ?? {}
    const from = Number(cursor)
    const next = from + limit < letters.length ? String(from + limit) : null
    return { items: letters.slice(from, from + limit), metadata: { cursors: { next, prev: from > 0 ? String(from - limit) : null } } }
  }
  return { asked, call }
}

test('by offset: forward to the last page and back, with the same filter', async () => {
  const { asked, call } = byOffset()
  const first = await pages(call, { query: { filter: { a: 1 }, paging: { limit: 4 } } })
  expect(first).toMatchObject({ items: ['a', 'b', 'c', 'd'], totalCount: 11 })
  expect([first.hasPrev(), first.hasNext()]).toEqual([false, true])
  const last = await (await first.next()).next()
  expect(last.items).toEqual(['i', 'j', 'k'])
  expect([last.hasPrev(), last.hasNext()]).toEqual([true, false])
  expect((await last.prev()).items).toEqual(['e', 'f', 'g', 'h'])
  expect(asked.map(({ query }) => query)).toEqual([
    { filter: { a: 1 }, paging: { limit: 4 } },
    { filter: { a: 1 }, paging: { limit: 4, offset: 4 } },
    { filter: { a: 1 }, paging: { limit: 4, offset: 8 } },
    { filter: { a: 1 }, paging: { limit: 4, offset: 4 } },
  ])
})

test('by cursor: the next page is requested by cursor alone', async () => {
  const { asked, call } = byCursor()
  const first = await pages(call, { query: { filter: { a: 1 }, cursorPaging: { limit: 5 } } })
  const last = await (await first.next()).next()
  expect(last.items).toEqual(['k'])
  expect([last.hasPrev(), last.hasNext(), last.totalCount]).toEqual([true, false, undefined])
  expect((await last.prev()).items).toEqual(['f', 'g', 'h', 'i', 'j'])
  expect(asked.slice(1).map(({ query }) => query)).toEqual([
    { cursorPaging: { cursor: '5', limit: 5 } },
    { cursorPaging: { cursor: '10', limit: 5 } },
    { cursorPaging: { cursor: '5', limit: 5 } },
  ])
})

test('there is nothing to fetch beyond the ends', async () => {
  const only = await pages(byOffset().call, { query: { paging: { limit: 20 } } })
  await expect(only.next()).rejects.toThrow('No next page to fetch')
  await expect(only.prev()).rejects.toThrow('No previous page to fetch')
})

test('fifty per page by default', async () => {
  const { asked, call } = byOffset({ total: 120 })
  await (await pages(call, { query: {} })).next()
  expect(asked[1]).toEqual({ query: { paging: { limit: 50, offset: 50 } } })
})

test('too many matches to count: no total, and by offset no next page', async () => {
  const page = await pages(byOffset({ tooManyToCount: true }).call, { query: { paging: { limit: 4 } } })
  expect(page.totalCount).toBeUndefined()
  expect(page.hasNext()).toBe(false)
})

test('an explicit answer on whether more follows is used', async () => {
  const page = await pages(byOffset({ total: undefined, hasNext: true }).call, { query: { paging: { limit: 4 } } })
  expect(page.hasNext()).toBe(true)
})

test('zero is a valid count', async () => {
  const empty = await pages(async () => ({ items: [] as string[], metadata: { total: 0 } }), {})
  expect(empty).toMatchObject({ items: [], totalCount: 0 })
})

test('a search pages within its search object and keeps the rest', async () => {
  const asked: object[] = []
  const call = async (request: { site?: string; search?: { filter?: object; cursorPaging?: { cursor?: string } } }) => {
    asked.push(request)
    return { orders: [1], pagingMetadata: { cursors: { next: 'n' } } }
  }
  await (await pages(call, { site: 's', search: { filter: {} } })).next()
  expect(asked[1]).toEqual({ site: 's', search: { cursorPaging: { cursor: 'n' } } })
})

test('every paged answer of the contract has one list', () => {
  const paged = allCalls(contract).filter(
    ({ call }) => 'metadata' in call.response.properties || 'pagingMetadata' in call.response.properties,
  )
  expect(paged.length).toBeGreaterThan(4)
  for (const { id, call } of paged) {
    const lists = Object.values(call.response.properties).filter((schema) => (schema as { type?: string }).type === 'array')
    expect(lists, id).toHaveLength(1)
  }
})

test('a page knows its list', () => {
  type Products = Awaited<ReturnType<Client['catalogue']['queryProducts']>>['products']
  const read = (client: Client) => pages(client.catalogue.queryProducts, { query: { paging: { limit: 1 } } })
  expectTypeOf<Awaited<ReturnType<typeof read>>['items']>().toEqualTypeOf<readonly Products[number][]>()
  const orders = (client: Client) => pages(client.orders.searchOrders, { search: { cursorPaging: { limit: 5 } } })
  expectTypeOf<Awaited<ReturnType<typeof orders>>['items'][number]['number']>().toEqualTypeOf<string | undefined>()
  const books = (client: Client) => pages(client.dataItems.queryDataItems, { dataCollectionId: 'Books', query: {} })
  expectTypeOf<Awaited<ReturnType<typeof books>>['items'][number]['dataCollectionId']>().toEqualTypeOf<string | undefined>()
  // @ts-expect-error a search must say where it pages
  const search = (client: Client) => pages(client.orders.searchOrders, {})
  expect(search).toBeTypeOf('function')
})
