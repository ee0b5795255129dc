import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ApiError } from '@stoa/sdk'
import { catchUp } from '../../../../tests/support/following.ts'
import { runQueued } from '../../../../tests/support/queue.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { sql } from '../../database/sql.ts'
import type { Identity } from '../../kernel/identity.ts'
import { purgeData } from '../data-collections/purge.ts'

// What the sandbox shares with the site and what it doesn't (decision 0038). Loops in tests/all-calls/ check that no call of one environment reaches the other.

let site: TestSite
let dataCollectionId: string
beforeEach(async () => {
  site = await makeTestSite()
  dataCollectionId = `Jars-${randomUUID()}`
  await owner().dataSettings.updateDataSettings({ settings: { revision: '1', sandboxEnabled: true } })
  const friends = {
    key: 'friends',
    type: 'MULTI_REFERENCE',
    typeMetadata: { multiReference: { referencedCollectionId: dataCollectionId } },
  }
  const fields = [{ key: 'name', type: 'TEXT' }, friends]
  await owner().dataCollections.createDataCollection({ collection: { id: dataCollectionId, fields } as never })
})

const owner = () => site.as(site.owner())
const inSandbox = () => ({ dataCollectionId, environment: 'SANDBOX' as const })
const live = () => ({ dataCollectionId })

const insert = (where: { dataCollectionId: string }, id: string, data: Record<string, unknown> = {}) =>
  owner().dataItems.insertDataItem({ ...where, dataItem: { id, data } })

async function namesIn(where: { dataCollectionId: string }): Promise<unknown[]> {
  const { dataItems } = await owner().dataItems.queryDataItems({ ...where, query: { sort: [{ fieldName: '_id' }] } })
  return dataItems.map(({ id, data }) => data?.name ?? id)
}

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: ApiError) => error.code,
  )

test('one id is two items, each with its own revision and history', async () => {
  await insert(live(), 'a', { name: 'live' })
  await insert(inSandbox(), 'a', { name: 'tried' })
  await owner().dataItems.updateDataItem({ ...inSandbox(), dataItem: { id: 'a', data: { name: 'tried again' } } })
  await owner().dataItems.removeDataItem({ ...inSandbox(), dataItemId: 'a' })
  await insert(inSandbox(), 'a', { name: 'back' })
  expect([await namesIn(live()), await namesIn(inSandbox())]).toEqual([['live'], ['back']])
  const told = await site.database.rows(sql`
    select entity_fqdn || ' ' || slug as what, entity_sequence::int as sequence from events
    where site_id = ${site.siteId} and entity_id = 'a' order by entity_fqdn, entity_sequence`)
  expect(told).toEqual([
    { what: 'stoa.data.v1.sandbox_item created', sequence: 1 },
    { what: 'stoa.data.v1.sandbox_item updated', sequence: 2 },
    { what: 'stoa.data.v1.sandbox_item deleted', sequence: 3 },
    { what: 'stoa.data.v1.sandbox_item created', sequence: 4 },
    { what: 'wix.data.v2.data_item created', sequence: 1 },
  ])
})

test('followers of the live items get no sandbox events; event types are separate', async () => {
  await insert(inSandbox(), 'a', { name: 'tried' })
  await insert(live(), 'a', { name: 'live' })
  await catchUp(site)
  const found = async (entityFqdn: string) =>
    (await owner().events.searchEvents({ search: { filter: { entityFqdn, entityId: 'a' } } })).events
  const [event, ...others] = await found('wix.data.v2.data_item')
  expect(others).toEqual([])
  expect(event).toMatchObject({ entity: { data: { name: 'live' } } })
  expect(await owner().events.getEvent({ id: event!.id })).toEqual({ event })
  expect(await found('stoa.data.v1.sandbox_item')).toMatchObject([{ slug: 'created', entity: { data: { name: 'tried' } } }])
})

test('references lead to items of the same environment', async () => {
  for (const [where, name] of [[live(), 'live'] as const, [inSandbox(), 'tried'] as const]) {
    await insert(where, 'b', { name })
    await insert(where, 'a', { name: 'a', friends: ['b', `only-${name}`] })
    await insert(where, `only-${name}`, { name: `only ${name}` })
  }
  for (const [where, name] of [[live(), 'live'] as const, [inSandbox(), 'tried'] as const]) {
    const { dataItem } = await owner().dataItems.getDataItem({ ...where, dataItemId: 'a', includeReferences: [{ field: 'friends' }] })
    expect((dataItem.data!.friends as { name: string }[]).map((friend) => friend.name)).toEqual([name, `only ${name}`])
    const { results } = await owner().dataItems.queryReferencedDataItems({
      ...where,
      referringItemId: 'a',
      referringItemFieldName: 'friends',
    })
    expect(results.map((result) => result.dataItem?.data?.name)).toEqual([name, `only ${name}`])
  }
})

describe('emptying, deleting, restoring', () => {
  beforeEach(async () => {
    await insert(live(), 'a', { name: 'live' })
    await insert(inSandbox(), 'a', { name: 'tried' })
  })

  const rows = async (): Promise<number> => {
    const row = await site.database.one<{ count: number }>(sql`
      select count(*)::int as count from data_items where site_id = ${site.siteId} and doc ->> 'name' in ('live', 'tried')`)
    return row!.count
  }

  test('emptying one leaves the other, and the collection’s revision', async () => {
    const before = await owner().dataCollections.getDataCollection({ dataCollectionId })
    await owner().dataItems.truncateDataItems(inSandbox())
    expect([await namesIn(live()), await namesIn(inSandbox())]).toEqual([['live'], []])
    expect(await owner().dataCollections.getDataCollection({ dataCollectionId })).toEqual(before)
    await purgeData(site.app)
    expect(await rows()).toBe(1)
    await insert(inSandbox(), 'b', { name: 'new' })
    await owner().dataItems.truncateDataItems(live())
    expect([await namesIn(live()), await namesIn(inSandbox())]).toEqual([[], ['new']])
  })

  test('a change of the definition applies to both, and moves no items', async () => {
    const field = { key: 'glass', type: 'TEXT' as const, displayName: 'Glass' }
    await owner().dataCollections.createDataCollectionField({ dataCollectionId, field })
    expect([await namesIn(live()), await namesIn(inSandbox())]).toEqual([['live'], ['tried']])
  })

  test('a deleted collection is deleted in both, and restored in both', async () => {
    await owner().dataCollections.deleteDataCollection({ dataCollectionId })
    expect(await codeOf(owner().dataItems.countDataItems(inSandbox()))).toBe('WDE0025')
    await owner().dataCollections.restoreDataCollection({ dataCollectionId })
    expect([await namesIn(live()), await namesIn(inSandbox())]).toEqual([['live'], ['tried']])
  })

  test('a collection recreated under a deleted name starts empty in both, without orphans', async () => {
    await owner().dataCollections.deleteDataCollection({ dataCollectionId })
    await owner().dataCollections.createDataCollection({ collection: { id: dataCollectionId } })
    expect([await namesIn(live()), await namesIn(inSandbox())]).toEqual([[], []])
    await purgeData(site.app)
    expect(await rows()).toBe(0)
  })
})

describe('indexes', () => {
  const index = { name: 'by-name', fields: [{ path: 'name' }] }
  const filled = () =>
    site.database.rows(sql`select k1 #>> '{}' as value from data_items where site_id = ${site.siteId} and k1 is not null order by value`)
  const status = async () => (await owner().dataCollections.listDataIndexes({ dataCollectionId })).indexes![0]

  test('serve both: existing and new items', async () => {
    await insert(live(), 'a', { name: 'live' })
    await insert(inSandbox(), 'a', { name: 'tried' })
    await owner().dataCollections.createDataIndex({ dataCollectionId, index })
    await runQueued(site)
    expect(await status()).toMatchObject({ status: 'ACTIVE' })
    await insert(inSandbox(), 'b', { name: 'tried later' })
    expect(await filled()).toEqual([{ value: 'live' }, { value: 'tried' }, { value: 'tried later' }])
    const { dataItems } = await owner().dataItems.queryDataItems({ ...inSandbox(), query: { filter: { name: { $startsWith: 'tried' } } } })
    expect(dataItems.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('a value too long is reported as in the sandbox', async () => {
    await insert(inSandbox(), 'long', { name: 'x'.repeat(3000) })
    await owner().dataCollections.createDataIndex({ dataCollectionId, index })
    await runQueued(site)
    const failure = { code: 'WDE0114', description: 'In the sandbox, an item’s name is too long to be indexed.', itemId: 'long' }
    expect(await status()).toMatchObject({ status: 'FAILED', failure })
  })
})

describe('access to the sandbox', () => {
  beforeEach(async () => {
    await owner().dataCollections.patchDataCollection({
      dataCollection: { id: dataCollectionId, permissions: { read: 'ANYONE', insert: 'ANYONE', update: 'ANYONE', remove: 'ANYONE' } },
    })
    await insert(live(), 'a', { name: 'live' })
    await insert(inSandbox(), 'a', { name: 'tried' })
  })

  const preferred = () => ({ dataCollectionId, environment: 'SANDBOX_PREFERRED' as const })
  const askers = (): [string, Identity, string][] => [
    ['a visitor', site.visitor(), 'live'],
    ['a member', { kind: 'member', siteId: site.siteId, id: randomUUID() }, 'live'],
    ['the owner', site.owner(), 'tried'],
    ['an app that may read', { kind: 'app', siteId: site.siteId, id: randomUUID(), permissions: ['WIX_DATA.QUERY'] }, 'tried'],
    ['staff who may read', { ...site.owner(), permissions: ['WIX_DATA.QUERY'] }, 'tried'],
  ]

  test('D17, D20: the site’s team has the same permissions in it; for all others it does not exist, and their header is ignored', async () => {
    for (const [name, identity, preferring] of askers()) {
      const { dataItems } = site.as(identity)
      const asked = await codeOf(dataItems.getDataItem({ ...inSandbox(), dataItemId: 'a' }))
      const { dataItem } = await dataItems.getDataItem({ ...preferred(), dataItemId: 'a' })
      expect([name, asked, dataItem.data!.name]).toEqual([name, preferring === 'live' ? 'WDE0025' : 'done', preferring])
    }
    const reader = site.as({ ...site.owner(), permissions: ['WIX_DATA.QUERY'] })
    expect(await codeOf(reader.dataItems.removeDataItem({ ...inSandbox(), dataItemId: 'a' }))).toBe('PERMISSION_DENIED')
  })

  test('writes with the header go to the live data if there is no sandbox', async () => {
    await site.as(site.visitor()).dataItems.insertDataItem({ ...preferred(), dataItem: { id: 'b', data: { name: 'by a visitor' } } })
    expect([await namesIn(live()), await namesIn(inSandbox())]).toEqual([['live', 'by a visitor'], ['tried']])
  })

  test('switched off, its items are kept, and are back when it is switched on', async () => {
    await owner().dataSettings.updateDataSettings({ settings: { revision: '2', sandboxEnabled: false } })
    expect(await codeOf(owner().dataItems.countDataItems(inSandbox()))).toBe('WDE0025')
    expect(await namesIn(preferred())).toEqual(['live'])
    await owner().dataSettings.updateDataSettings({ settings: { revision: '3', sandboxEnabled: true } })
    expect(await namesIn(preferred())).toEqual(['tried'])
  })
})
