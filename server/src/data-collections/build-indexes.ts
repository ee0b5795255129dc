import { indexedValueBytesMax } from '@stoa/contract/data-collections/data-index'
import type { App } from '../app.ts'
import type { Database } from '../database/connect.ts'
import type { DataCollection } from './collection.ts'
import type { DataIndex, IndexedField } from './data-index.ts'
import { collectionsToIndex, fillSlot, findTooLong, lockCollection, saveIndexes } from './store.ts'

const itemsAtOnce = 2000

/** Fills the columns of indexes that were made, a few thousand items at a time; from then on they serve. Writes fill them already meanwhile: making an index waits
 *  for all that began before it. */
export async function buildDataIndexes({ services: { database } }: App): Promise<void> {
  for (const { siteId, ...collection } of await collectionsToIndex(database)) {
    for (const index of collection.indexes.filter(({ status }) => status === 'BUILDING'))
      await build(database, { siteId, collection, index })
  }
}

interface Building {
  siteId: string
  collection: DataCollection
  index: DataIndex
}

async function build(db: Database, { siteId, collection, index }: Building): Promise<void> {
  const built = (await firstFailure(db, { siteId, collection, index })) ?? { ...index, status: 'ACTIVE' as const }
  await db.transaction(async (within) => {
    const held = await lockCollection({ db: within, siteId }, collection.id)
    // Emptied or dropped meanwhile: what was filled is not what there is now.
    if (!held || held.itemsId !== collection.itemsId || held.sandboxItemsId !== collection.sandboxItemsId) return
    const indexes = held.indexes.map((one) => (sameIndex(one, index) ? built : one))
    await saveIndexes({ db: within, siteId }, collection.id, indexes)
  })
}

const sameIndex = (a: DataIndex, b: DataIndex): boolean =>
  a.status === b.status && JSON.stringify(a.fields) === JSON.stringify(b.fields) && a.name === b.name

async function firstFailure(db: Database, { siteId, collection, index }: Building): Promise<DataIndex | undefined> {
  for (const { itemsId, where } of environments(collection)) {
    for (const { path, slot } of index.fields) {
      const itemId = await findTooLong({ db, siteId }, { itemsId, path: path.split('.'), bytes: indexedValueBytesMax })
      if (itemId !== undefined) {
        const description = `${where}'s ${path} is too long to be indexed.`
        return { ...index, status: 'FAILED', failure: { code: 'WDE0114', description, itemId } }
      }
      await fill(db, { siteId, itemsId, path, slot })
    }
  }
  return undefined
}

/** An index serves the sandbox as it does the site. */
const environments = ({ itemsId, sandboxItemsId }: DataCollection) => [
  { itemsId, where: 'An item' },
  { itemsId: sandboxItemsId, where: 'In the sandbox, an item' },
]

async function fill(
  db: Database,
  { siteId, itemsId, path, slot }: Pick<IndexedField, 'path' | 'slot'> & { siteId: string; itemsId: string },
): Promise<void> {
  let after: string | undefined = ''
  while (after !== undefined) after = await fillSlot({ db, siteId }, { itemsId, path: path.split('.'), slot, after, limit: itemsAtOnce })
}
