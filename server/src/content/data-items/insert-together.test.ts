import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { runQueued } from '../../../../tests/support/queue.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { statementsOf } from '../../../../tests/support/statements-of.ts'
import { sql } from '../../database/sql.ts'
import type { Identity } from '../../kernel/identity.ts'

// Items that several callers insert at the same time are written in one statement (decision 0093). Each caller gets the result of its own.

let site: TestSite
let owner: Client
const things = { dataCollectionId: 'Things' }
const anybody = { read: 'ANYONE', insert: 'ANYONE', update: 'ADMIN', remove: 'ADMIN' } as const

type Data = Record<string, unknown>

beforeEach(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
  await owner.dataCollections.createDataCollection({ collection: { id: 'Things', permissions: anybody } })
  await insert({ title: 'first' })
})

const insert = async (data: Data, by = site.as(site.visitor()), into = things) =>
  (await by.dataItems.insertDataItem({ ...into, dataItem: { data } })).dataItem as { id: string; data: Data }

/** Inserts all of them at once, each by another visitor. */
const insertAll = (all: readonly Data[]) => Promise.allSettled(all.map((data) => insert(data)))

const numbered = (count: number): Data[] => Array.from({ length: count }, (_, n) => ({ n }))

const sent = (work: () => Promise<unknown>): Promise<number> => statementsOf(site.database, work)

/** The numbers of the items in the database, in the order of their events. */
async function inOrder(): Promise<{ items: unknown[]; events: unknown[] }> {
  const items = await site.database.rows<{ n: number }>(sql`
    select doc -> 'n' as n from data_items where site_id = ${site.siteId} and doc ? 'n'
      and collection_id = (select coalesce(items_id, id) from data_collections where site_id = ${site.siteId} and id = 'Things') order by id`)
  const events = await site.database.rows<{ n: number }>(sql`
    select entity -> 'data' -> 'n' as n from events
    where site_id = ${site.siteId} and entity ->> 'dataCollectionId' = 'Things' and entity -> 'data' ? 'n' order by id`)
  return { items: items.map(({ n }) => n), events: events.map(({ n }) => n) }
}

const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'inserted' : ((outcome.reason as { code?: string }).code ?? 'failed')))

test('thirty visitors at once are two statements; each gets its own item, with its own event, actor and request', async () => {
  const visitors = Array.from({ length: 30 }, () => site.visitor())
  let made: Awaited<ReturnType<typeof insert>>[] = []
  expect(await sent(async () => (made = await Promise.all(visitors.map((visitor, n) => insert({ n }, site.as(visitor))))))).toBe(2)
  expect(made.map(({ data }) => data)).toMatchObject(visitors.map(({ id }, n) => ({ n, _owner: id })))
  for (const item of made) expect((await owner.dataItems.getDataItem({ ...things, dataItemId: item.id })).dataItem).toEqual(item)
  const events = await site.database.rows<{ id: string; actor: Record<string, string>; request: string; entity: unknown }>(sql`
    select entity_id as id, actor, request_id as request, entity from events
    where site_id = ${site.siteId} and slug = 'created' and entity_id = any(${made.map(({ id }) => id)}::text[])`)
  const byId = new Map(events.map((event) => [event.id, event]))
  expect(made.map(({ id }) => byId.get(id)!.entity)).toEqual(made)
  expect(made.map(({ id }) => Object.values(byId.get(id)!.actor))).toEqual(visitors.map(({ id }) => expect.arrayContaining([id])))
  expect(new Set(events.map(({ request }) => request)).size).toBe(30)
})

test('one visitor’s items keep their order', async () => {
  const others = insertAll(numbered(20).map(() => ({ other: true })))
  const visitor = site.as(site.visitor())
  for (let n = 0; n < 10; n++) await insert({ n }, visitor)
  await others
  const order = Array.from({ length: 10 }, (_, n) => n)
  expect(await inOrder()).toEqual({ items: order, events: order })
})

describe('one bad item among thirty fails alone', () => {
  const withOneBad = async (bad: Data) => {
    const all = numbered(30)
    all.splice(15, 1, bad)
    const codes = codesOf(await insertAll(all))
    expect(codes.filter((code) => code === 'inserted')).toHaveLength(29)
    const left = Array.from({ length: 30 }, (_, n) => n).filter((n) => n !== 15)
    const { items, events } = await inOrder()
    expect([items.toSorted(byNumber), events.toSorted(byNumber)]).toEqual([left, left])
    return codes[15]
  }
  const byNumber = (a: unknown, b: unknown) => Number(a) - Number(b)

  test('text that PostgreSQL doesn’t store', () => expect(withOneBad({ title: 'a\u0000b' })).resolves.not.toBe('inserted'))
  test('an item that is too large', () => expect(withOneBad({ title: 'x'.repeat(600_000) })).resolves.toBe('WDE0009'))
  test('an id that exists', async () => {
    await insert({ _id: 'taken' })
    expect(await withOneBad({ _id: 'taken' })).toBe('WDE0074')
  })
})

test('of two items with one id, only one is inserted, and the others are', async () => {
  const codes = codesOf(await insertAll([...numbered(10), { _id: 'same', n: 10 }, { _id: 'same', n: 10 }, ...numbered(10)]))
  expect(codes.filter((code) => code === 'inserted')).toHaveLength(21)
  expect(codes.filter((code) => code === 'WDE0074')).toHaveLength(1)
})

describe('the collection changes while items wait', () => {
  /** Inserts twenty items while an owner changes the collection. */
  const during = async (change: () => Promise<unknown>) => {
    const before = insertAll(numbered(10))
    const [codes] = await Promise.all([before.then(codesOf), change()])
    return [...codes, ...codesOf(await insertAll(numbered(10)))]
  }

  test('deleted: who is refused has no item', async () => {
    const codes = await during(() => owner.dataCollections.deleteDataCollection(things))
    expect(codes.slice(10)).toEqual(numbered(10).map(() => 'WDE0025'))
    await owner.dataCollections.restoreDataCollection(things)
    expect((await inOrder()).items).toHaveLength(codes.filter((code) => code === 'inserted').length)
  })

  test('the permission is taken away', async () => {
    const codes = await during(() =>
      owner.dataCollections.patchDataCollection({ dataCollection: { id: 'Things', permissions: { ...anybody, insert: 'ADMIN' } } }),
    )
    expect(codes.slice(10)).toEqual(numbered(10).map(() => 'WDE0027'))
    expect((await inOrder()).items).toHaveLength(codes.filter((code) => code === 'inserted').length)
  })

  test('an index is added: it has all items', async () => {
    await during(() => owner.dataCollections.createDataIndex({ ...things, index: { name: 'n', fields: [{ path: 'n', order: 'ASC' }] } }))
    await runQueued(site)
    await insertAll(numbered(10))
    const { dataItems } = await owner.dataItems.queryDataItems({
      ...things,
      query: { filter: { n: { $gte: 0 } }, sort: [{ fieldName: 'n' }] },
    })
    expect(dataItems).toHaveLength(30)
  })
})

test('callers who may and may not insert, of several sites and collections, don’t affect each other', async () => {
  const neighbour = await site.neighbour()
  const beside = neighbour.as(neighbour.owner())
  for (const [to, id] of [
    [owner, 'Members'],
    [beside, 'Things'],
  ] as const)
    await to.dataCollections.createDataCollection({ collection: { id, permissions: { ...anybody, insert: 'SITE_MEMBER' } } })
  const members = { dataCollectionId: 'Members' }
  await insert({}, owner, members)
  await insert({}, beside)
  const all = numbered(12).flatMap(({ n }) => [
    insert({ n }),
    insert({ n }, site.as(site.visitor()), members),
    insert({ n }, owner, members),
    insert({ n }, beside),
  ])
  const codes = codesOf(await Promise.allSettled(all))
  expect(codes).toEqual(numbered(12).flatMap(() => ['inserted', 'WDE0027', 'inserted', 'inserted']))
  expect((await inOrder()).items).toHaveLength(12)
  expect((await beside.dataItems.countDataItems(things)).totalCount).toBe(13)
})

describe('with an Idempotency-Key', () => {
  const ask = (key: string, data: Data, by: Identity = site.owner()) =>
    site.app.call('dataItems.insertDataItem', by, { ...things, dataItem: { data } }, { idempotencyKey: key })
  const keys = async () => {
    const row = await site.database.one<{ count: number }>(sql`
      select count(*)::int as count from idempotency_keys where site_id = ${site.siteId} and (answer is not null or compressed_answer is not null)`)
    return row!.count
  }

  test('thirty callers at once are two statements as well, with their keys and answers', async () => {
    const before = await keys()
    const visitors = Array.from({ length: 30 }, () => site.visitor())
    expect(await sent(() => Promise.all(visitors.map((visitor, n) => ask('same text', { n }, visitor))))).toBe(2)
    expect([(await inOrder()).items.length, await keys()]).toEqual([30, before + 30])
  })

  test('those who repeat a key get its answer, and the others are still written in one statement', async () => {
    const [repeating, ...others] = Array.from({ length: 31 }, () => site.visitor()) as [Identity, ...Identity[]]
    const repeat = () => ask('used', { n: 'repeated' }, repeating)
    const first = await repeat()
    const before = await keys()
    const askNew = (visitor: Identity) => ask('new', { n: others.indexOf(visitor) }, visitor)
    // The first insert goes alone. Five of the others come twice.
    const insertAll = () => [insert({ n: 'first' }), repeat(), ...others.map(askNew), ...others.slice(0, 5).map(askNew)]
    let answers: unknown[] = []
    // The first; all others, which fails; which of them are repeated; the others without them. The six begin again with their key, and read its answer.
    expect(await sent(async () => (answers = await Promise.all(insertAll())))).toBe(4 + 6 * 3)
    expect(answers[1]).toEqual(first)
    expect(answers.slice(32)).toEqual(answers.slice(2, 7))
    expect([(await inOrder()).items.length, await keys()]).toEqual([2 + 30, before + 30])
  })

  test('repeated keys and items that fail, in any order, affect no others', async () => {
    const used = site.visitor()
    const first = await ask('used', { n: 0 }, used)
    await insert({ _id: 'taken' })
    const asked = numbered(24).map(({ n }) => {
      const kind = ['new', 'used', 'taken', 'reused'][Number(n) % 4]!
      if (kind === 'used') return ask('used', { n: 0 }, used)
      if (kind === 'reused') return ask('used', { n }, used)
      return ask('new', kind === 'taken' ? { _id: 'taken' } : { n }, site.visitor())
    })
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status)).toEqual(numbered(6).flatMap(() => [200, 200, 409, 409]))
    for (const [at, answer] of answers.entries()) if (at % 4 === 1) expect(answer).toEqual(first)
    expect((await inOrder()).items.toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 0, 4, 8, 12, 16, 20])
  })

  test('items of any size are answered alike when they are repeated', async () => {
    const all = [{ n: 1 }, { n: 2, text: 'Zoë '.repeat(800) }, { n: 3 }, { n: 4, text: 'ação '.repeat(800) }]
    const insertEach = () => Promise.all(all.map((data) => ask(`key ${data.n}`, data)))
    const first = await insertEach()
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(JSON.stringify(await insertEach())).toBe(JSON.stringify(first))
    expect((await inOrder()).items).toHaveLength(4)
  })

  test('parallel retries insert once, and others beside them as usual', async () => {
    const twins = numbered(5).flatMap(({ n }) => [ask(`key ${String(n)}`, { n }), ask(`key ${String(n)}`, { n })])
    const others = numbered(5).map(({ n }) => insert({ n: 10 + Number(n) }))
    const answers = await Promise.all(twins)
    await Promise.all(others)
    for (let at = 0; at < answers.length; at += 2) expect(answers[at]).toEqual(answers[at + 1])
    expect((await inOrder()).items).toHaveLength(10)
  })

  test('another item under the same key is refused, and the others are inserted', async () => {
    const answers = await Promise.all(numbered(6).map((data) => ask('the same key', data)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await inOrder()).items).toHaveLength(1)
  })

  test('a collection that has changed is looked at again: what is inserted then is inserted once', async () => {
    await owner.dataCollections.patchDataCollection({ dataCollection: { id: 'Things', displayName: 'Others' } })
    const twins = numbered(4).flatMap(({ n }) => [ask(`key ${String(n)}`, { n }), ask(`key ${String(n)}`, { n })])
    expect((await Promise.all(twins)).map(({ status }) => status)).toEqual(twins.map(() => 200))
    expect((await inOrder()).items).toHaveLength(4)
  })

  test('nothing is stored for an item that is refused', async () => {
    const before = await keys()
    expect((await ask('refused', { text: 'x'.repeat(600_000) })).status).toBe(400)
    expect(await keys()).toBe(before)
  })
})
