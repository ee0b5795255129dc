import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { startStoa, type RunningStoa } from '../support/server.ts'
import { refusalOf } from '../support/shop.ts'
import { makeTestSite, type TestSite } from '../support/site.ts'

// Hostile requests to site data (threats D11–D23), in addition to the tests of its calls.

let site: TestSite
let owner: Client
let visitor: Client
let stoa: RunningStoa
beforeAll(async () => {
  ;[site, stoa] = await Promise.all([makeTestSite(), startStoa()])
  owner = site.as(site.owner())
  visitor = site.as(site.visitor())
})
afterAll(() => stoa.stop())

const books = { dataCollectionId: 'Books' }
const send = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${stoa.baseUrl}/wix-data/v2/${path}`, {
    method: 'POST',
    headers: { authorization: stoa.apiKey, 'wix-site-id': stoa.siteId, 'content-type': 'application/json', ...headers },
    body,
  })

test('D11: 10,000 mutated cursors, of all calls with cursors: each is refused by its path', { timeout: 120_000 }, async () => {
  const cursorPaging = { limit: 2 }
  const operations = [{ resultFieldName: 'n', itemCount: {} }]
  const grouped = { aggregation: { groupingFields: ['_id'], operations } }
  const { dataItems } = visitor
  const ways = [
    { at: 'query.cursorPaging.cursor', ask: (paging: object) => dataItems.queryDataItems({ ...books, query: { cursorPaging: paging } }) },
    {
      at: 'cursorPaging.cursor',
      ask: (paging: object) => dataItems.queryDistinctValues({ ...books, fieldName: '_id', cursorPaging: paging }),
    },
    { at: 'cursorPaging.cursor', ask: (paging: object) => dataItems.aggregateDataItems({ ...books, ...grouped, cursorPaging: paging }) },
    {
      at: 'pipeline.cursorPaging.cursor',
      ask: (paging: object) =>
        dataItems.aggregatePipelineDataItems({ ...books, pipeline: { stages: [{ skip: 1 }], cursorPaging: paging } }),
    },
  ]
  for (const { at, ask } of ways) {
    const cursor = (await ask(cursorPaging)).pagingMetadata.cursors!.next!
    const bytes = Buffer.from(cursor, 'base64url')
    for (let mutated = 0; mutated < 3340; mutated += 20) {
      const asked = Array.from({ length: 20 }, (_, index) => {
        const bit = ((mutated + index) * 7919) % (bytes.length * 8)
        const forged = Buffer.from(bytes)
        forged.writeUInt8(forged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
        const text = forged.toString('base64url')
        return refusalOf(ask({ cursor: index % 4 === 0 ? text.slice(0, -1 - (mutated % 40)) : text }))
      })
      for (const { status, violations } of await Promise.all(asked)) expect([status, violations[0]?.field]).toEqual([400, at])
    }
  }
})

describe('D13: an item', () => {
  const item = (data: object) => JSON.stringify({ ...books, dataItem: { data } })

  test('413: of more than a megabyte; a bulk of more than sixteen, before it is sent', async () => {
    const answer = await send('items', item({ text: 'x'.repeat(1_100_000) }))
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close'])
    const head = `POST /wix-data/v2/bulk/items/insert HTTP/1.1\r\nHost: x\r\nAuthorization: ${stoa.apiKey}\r\nwix-site-id: ${stoa.siteId}\r\n`
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(stoa.baseUrl).port), '127.0.0.1', () =>
        socket.write(`${head}Content-Type: application/json\r\nContent-Length: 17000000\r\n\r\n{`),
      )
      socket.once('data', (chunk) => (socket.destroy(), resolve(String(chunk))))
      socket.on('error', reject)
    })
    expect(text).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('WDE0009: of more than half a megabyte, in many keys; 400: with a hundred thousand keys', async () => {
    const insert = (keys: number) => {
      const data = Object.fromEntries(Array.from({ length: keys }, (_, n) => [`k${n}`, 'x'.repeat(40)]))
      return send('bulk/items/insert', JSON.stringify({ ...books, dataItems: [{ data }] }))
    }
    const { results } = (await (await insert(15_000)).json()) as {
      results: { itemMetadata: { success: boolean; error: { code: string } } }[]
    }
    expect(results[0]!.itemMetadata).toMatchObject({ success: false, error: { code: 'WDE0009' } })
    expect((await insert(100_000)).status).toBe(400)
  })

  test('400: nested 50,000 deep', async () => {
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`
    expect((await send('items', `{"dataCollectionId":"Books","dataItem":{"data":${deep}}}`)).status).toBe(400)
  })

  test('compressed bodies are refused without decompression', async () => {
    const bomb = gzipSync(item({ text: 'x'.repeat(50_000_000) }))
    const answer = await send('items', new Uint8Array(bomb), { 'content-encoding': 'gzip' })
    expect([400, 415]).toContain(answer.status)
  })
})

test('D15: an invalid or infinite increment and an endless list are refused, and change nothing', async () => {
  await owner.dataItems.saveDataItem({ ...books, dataItem: { id: 'counted', data: { n: 1.7e308, list: [] } } })
  const patch = (value: unknown) => {
    const fieldModifications = [{ action: 'INCREMENT_FIELD' as const, fieldPath: 'n', incrementFieldOptions: { value: value as number } }]
    return owner.dataItems.patchDataItem({ ...books, patch: { dataItemId: 'counted', fieldModifications } })
  }
  for (const value of [null, '1', Number.NaN, Number.POSITIVE_INFINITY, 1e308, {}]) expect((await refusalOf(patch(value))).status).toBe(400)
  const append = { action: 'APPEND_TO_ARRAY' as const, fieldPath: 'list', appendToArrayOptions: { value: 'x'.repeat(300_000) } }
  const growing = { dataItemId: 'counted', fieldModifications: [append, append] }
  expect((await refusalOf(owner.dataItems.patchDataItem({ ...books, patch: growing }))).code).toBe('WDE0009')
  const { dataItem } = await owner.dataItems.getDataItem({ ...books, dataItemId: 'counted' })
  expect(dataItem.data).toMatchObject({ n: 1.7e308, list: [] })
})

describe('D21: references', () => {
  const rings = { dataCollectionId: 'Rings' }
  beforeAll(async () => {
    const leads = (key: string, referencedCollectionId: string) => ({
      key,
      type: 'MULTI_REFERENCE' as const,
      typeMetadata: { multiReference: { referencedCollectionId } },
    })
    await owner.dataCollections.createDataCollection({ collection: { id: 'Vault' } })
    const fields = [leads('next', 'Rings'), leads('kept', 'Vault')]
    await owner.dataCollections.createDataCollection({ collection: { id: 'Rings', fields, permissions: { read: 'ANYONE' } } })
    await owner.dataItems.insertDataItem({ dataCollectionId: 'Vault', dataItem: { id: 'there', data: { word: 'hush' } } })
    const dataItems = [
      { id: 'a', data: { next: ['b'], kept: ['there', 'gone'] } },
      { id: 'b', data: { next: ['a'] } },
    ]
    await owner.dataItems.bulkInsertDataItems({ ...rings, dataItems })
  })

  test('in a cycle are followed once', async () => {
    const { dataItem } = await visitor.dataItems.getDataItem({ ...rings, dataItemId: 'a', includeReferences: [{ field: 'next' }] })
    expect(dataItem.data!.next).toMatchObject([{ _id: 'b', next: ['a'] }])
  })

  test('into a private collection reveal nothing: existing and missing items look the same', async () => {
    const asked = (referencedItemId: string) =>
      visitor.dataItems.isReferencedDataItem({ ...rings, referringItemFieldName: 'kept', referringItemId: 'a', referencedItemId })
    expect(await asked('there')).toEqual(await asked('gone'))
    const { results } = await visitor.dataItems.queryReferencedDataItems({ ...rings, referringItemFieldName: 'kept', referringItemId: 'a' })
    const [there, gone] = results.map((result) => JSON.stringify(result))
    expect(there!.replaceAll('there', 'gone')).toBe(gone)
    const { dataItem } = await visitor.dataItems.getDataItem({ ...rings, dataItemId: 'a', includeReferences: [{ field: 'kept' }] })
    expect(JSON.stringify(dataItem)).not.toContain('hush')
  })

  test('400: a million of them', async () => {
    const newReferencedItemIds = Array.from({ length: 1_000_000 }, () => 'a')
    const replace = { ...rings, referringItemFieldName: 'next', referringItemId: 'a', newReferencedItemIds }
    expect((await refusalOf(owner.dataItems.replaceDataItemReferences(replace))).violations[0]?.field).toBe('newReferencedItemIds')
  })
})

test('D23: a repeated collection id is refused, in a body and in an address', async () => {
  const twice = '{"dataCollectionId":"Books","query":{},"dataCollectionId":"Other"}'
  expect((await send('items/query', twice)).status).toBe(400)
  const address = `${stoa.baseUrl}/wix-data/v2/items/x?dataCollectionId=Books&dataCollectionId=Other`
  expect((await fetch(address, { headers: { authorization: stoa.apiKey, 'wix-site-id': stoa.siteId } })).status).toBe(400)
})
