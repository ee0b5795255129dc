import { setTimeout as sleep } from 'node:timers/promises'
import type { Package } from '../clients.ts'
import { bulkFacts, itemCalls } from '../item-calls.ts'
import type { Walk } from '../journey.ts'

/** Indexes of a new collection; today's packages also query how many are left. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, clientId, generation, mode, step, attempt } = walk
  const { dataCollections, dataIndexes }: Package = connection.owner(apiKey, siteId)
  const id = `Guests_${generation}_${mode}`
  await step('collection', () => dataCollections.createDataCollection({ _id: id, fields: [{ key: 'guest', type: 'TEXT' }] }))
  const path = (name: string, order: string): object => ({ path: name, order })
  const left = async (): Promise<number | undefined> =>
    generation === 'current' ? (await dataIndexes.listAvailableIndexes(id)).total : undefined
  await attempt('left before', left)
  await step('created', () => dataIndexes.createIndex(id, { name: 'by_guest', fields: [path('guest', 'ASC'), path('day', 'DESC')] }))
  await attempt('left after', left)
  await attempt('created again', () => dataIndexes.createIndex(id, { name: 'by_guest', fields: [path('guest', 'ASC')] }))
  await attempt('of no collection', () => dataIndexes.createIndex('NoSuchCollection', { name: 'a', fields: [path('guest', 'ASC')] }))
  await attempt('listed', () => built(() => dataIndexes.listIndexes(id)))
  await attempt('listed in pages', async () => (await dataIndexes.listIndexes(id, { paging: { limit: 1, offset: 1 } })).pagingMetadata)
  await attempt('a visitor asks', () => connection.visitor(clientId).dataIndexes.listIndexes(id))
  await attempt('dropped', async () => (await dataIndexes.dropIndex(id, 'by_guest')) ?? null)
  await attempt('dropped again', () => dataIndexes.dropIndex(id, 'by_guest'))
  await attempt('listed at last', async () => (await dataIndexes.listIndexes(id)).indexes)
  await uniqueOne(walk, id)
}

/** Guests are unique, case-insensitively. */
async function uniqueOne({ connection, apiKey, siteId, generation, step, attempt }: Walk, id: string): Promise<void> {
  const client: Package = connection.owner(apiKey, siteId)
  const { dataIndexes } = client
  const items = itemCalls(generation, client, id)
  const one = { name: 'one_guest', fields: [{ path: 'guest', order: 'ASC' }], unique: true, caseInsensitive: true }
  await step('unique', () => dataIndexes.createIndex(id, one))
  await attempt('unique, of two fields', () => dataIndexes.createIndex(id, { ...one, fields: [{ path: 'a' }, { path: 'b' }] }))
  await attempt('unique, built', async () => (await built(() => dataIndexes.listIndexes(id))).indexes)
  await attempt('unique, left', async () => (generation === 'current' ? dataIndexes.listAvailableIndexes(id) : undefined))
  await step('first guest', () => items.insert({ _id: 'g1', guest: 'Ann' }))
  await attempt('guest again', () => items.insert({ _id: 'g2', guest: 'ANN' }))
  await attempt('guests', async () =>
    bulkFacts(await items.bulkInsert([{ _id: 'g3', guest: 'ann' }, { _id: 'g4', guest: 'Bob' }, { _id: 'g5' }, { _id: 'g6' }])),
  )
  await attempt('guests swap', async () =>
    bulkFacts(
      await items.bulkUpdate([
        { _id: 'g1', guest: 'Bob' },
        { _id: 'g4', guest: 'Ann' },
      ]),
    ),
  )
  await attempt('unique, dropped', async () => (await dataIndexes.dropIndex(id, 'one_guest')) ?? null)
  await step('two of one', () => items.insert({ _id: 'g7', guest: 'Ann' }))
  await step('unique over two', () => dataIndexes.createIndex(id, one))
  await attempt('unique over two, built', async () => (await built(() => dataIndexes.listIndexes(id))).indexes)
}

/** Indexes are built in the background. */
async function built(list: () => Promise<Package>): Promise<Package> {
  for (let tries = 0; tries < 100; tries++) {
    const listed = await list()
    if (listed.indexes.every(({ status }: Package) => status !== 'BUILDING')) return listed
    await sleep(100)
  }
  return list()
}
