import type { Database } from '../../kernel/db.ts'
import type { UniqueIndex } from '../data-collections/public.ts'
import { lockValues, selectHolders, takeValues } from './store.ts'

interface Taking {
  siteId: string
  itemsId: string
  unique: UniqueIndex
  after: string
  limit: number
}

export interface ClaimedBatch {
  /** The last item examined; undefined if there are no more. */
  last: string | undefined
  /** An item whose value belongs to another. */
  twice?: { id: string; other: string; value: string } | undefined
}

/** Claims the values of the next items after one. A transaction that changes one of them in the meantime waits, and finds the value claimed. */
export function takeNextValues(database: Database, { siteId, itemsId, unique, after, limit }: Taking): Promise<ClaimedBatch> {
  return database.transaction(async (db) => {
    const asking = { db, siteId }
    const held = await lockValues(asking, unique, { itemsId, after, limit })
    const valued = held.filter(({ digest }) => digest !== null)
    const last = held.at(-1)?.id
    if (valued.length === 0) return { last }
    await takeValues(asking, unique, valued)
    const holders = await selectHolders(
      asking,
      unique,
      valued.map(({ digest }) => digest!),
    )
    const twice = valued.find(({ id, digest }) => holders.get(digest!) !== id)
    return { last, twice: twice && { id: twice.id, value: twice.value, other: holders.get(twice.digest!) ?? twice.id } }
  })
}
