import { valueAndIdBytesMax } from '@stoa/contract/data-collections/data-index'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db.ts'
import type { Job } from '../../kernel/job.ts'
import { claimNextValues } from '../unique-values/public.ts'
import { type DataCollection, type DataIndex, inSandbox } from './collection.ts'
import { type UniqueIndex, uniqueIndexOf } from './data-index.ts'
import { fillSlot, findTooLong, holdsList } from './filling/store.ts'
import { dataIndexKind } from './index-kind.ts'
import { slotBytesMax } from './slots.ts'
import {
  type CollectionToIndex,
  collectionsToIndex,
  findCollectionToIndex,
  orphanValues,
  lockCollection,
  saveIndexes,
  saveListFields,
} from './store.ts'

const itemsAtOnce = 2000

/** Fills the columns of a collection's new indexes, a few thousand items at a time; then the indexes are used. Writes already fill them in the meantime:
 *  creating an index waits for all writes that started before it. */
export const dataIndexBuild: Job<CollectionToIndex> = {
  ...dataIndexKind,
  retries: 10,
  async run({ services: { database } }, { siteId, id }) {
    const collection = await findCollectionToIndex({ db: database, siteId }, id)
    for (const index of collection?.indexes ?? [])
      if (index.status === 'BUILDING') await build(database, { siteId, collection: collection!, index })
  },
  open: ({ database }) => collectionsToIndex(database),
}

interface Building {
  siteId: string
  collection: DataCollection
  index: DataIndex
}

async function build(db: Database, { siteId, collection, index }: Building): Promise<void> {
  const failure = await firstFailure(db, { siteId, collection, index })
  const built: DataIndex = failure ? { ...index, status: 'FAILED', failure } : { ...index, status: 'ACTIVE' }
  await db.transaction(async (within) => {
    const held = await lockCollection({ db: within, siteId }, collection.id)
    // The collection was emptied or deleted in the meantime, so the filled items no longer count.
    const isAsItWas = held?.itemsId === collection.itemsId && held.sandboxItemsId === collection.sandboxItemsId
    if (!isAsItWas || !held.indexes.some((one) => sameIndex(one, index))) return
    const indexes = held.indexes.map((one) => (sameIndex(one, index) ? built : one))
    await saveIndexes({ db: within, siteId }, collection.id, indexes)
    if (!failure) await recordFieldsWithLists({ db: within, siteId }, held, index)
    if (failure) await orphanValues({ db: within, siteId }, collection, index)
  })
}

/** Which indexed fields contain lists is determined once no earlier write is in progress; from then on writes record it. */
async function recordFieldsWithLists(asking: Pick<Context, 'db' | 'siteId'>, held: DataCollection, { fields }: DataIndex): Promise<void> {
  const holding = new Set(held.listFields)
  for (const field of fields) {
    const inEach = [held.itemsId, held.sandboxItemsId].map((itemsId) => holdsList(asking, itemsId, field))
    if ((await Promise.all(inEach)).includes(true)) holding.add(field.path)
    else holding.delete(field.path)
  }
  await saveListFields(asking, held.id, [...holding])
}

const sameIndex = (a: DataIndex, b: DataIndex): boolean => JSON.stringify(a) === JSON.stringify(b)

type Failure = NonNullable<DataIndex['failure']>

/** An index covers the sandbox as well. In each environment the values of a unique index are unique. */
const environments = (collection: DataCollection) => [
  { within: collection, where: '' },
  { within: inSandbox(collection), where: 'In the sandbox, ' },
]

/** Fills an index, or returns why it can't be filled. */
async function firstFailure(db: Database, { siteId, collection, index }: Building): Promise<Failure | undefined> {
  for (const { within, where } of environments(collection)) {
    const failure = await fill(db, { siteId, collection: within, index })
    if (failure) return { ...failure, description: asSentence(`${where}${failure.description}`) }
  }
  return undefined
}

const asSentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

async function fill(db: Database, { siteId, collection, index }: Building): Promise<Failure | undefined> {
  const { itemsId } = collection
  for (const { path, slot } of index.fields) {
    const filling = { path, isFolded: index.isFolded ?? false }
    const room = { bytes: slotBytesMax(slot), withId: valueAndIdBytesMax }
    const itemId = await findTooLong({ db, siteId }, { itemsId, filling, ...room })
    if (itemId !== undefined) return { code: 'WDE0114', description: `an item’s ${path} is too long to be indexed.`, itemId }
    await eachBatch((batch) => fillSlot({ db, siteId }, { itemsId, slot, filling, ...batch }))
  }
  const unique = index.valuesId === undefined ? undefined : uniqueIndexOf(collection)
  return unique && takeAll(db, { siteId, itemsId, unique })
}

async function takeAll(
  db: Database,
  { siteId, itemsId, unique }: { siteId: string; itemsId: string; unique: UniqueIndex },
): Promise<Failure | undefined> {
  let failure: Failure | undefined
  await eachBatch(async (batch) => {
    const { last, duplicate } = await claimNextValues(db, { siteId, itemsId, unique, ...batch })
    if (!duplicate) return last
    const description = `the value ${duplicate.value} of ${unique.path} appears in two items: ${duplicate.other} and ${duplicate.id}.`
    failure = { code: 'WDE0113', description, itemId: duplicate.id }
    return undefined
  })
  return failure
}

/** Goes through all items by id. */
async function eachBatch(fill: (batch: { after: string; limit: number }) => Promise<string | undefined>): Promise<void> {
  let after: string | undefined = ''
  while (after !== undefined) after = await fill({ after, limit: itemsAtOnce })
}
