import type { Database } from '../../kernel/db.ts'
import type { UniqueIndex } from '../data-collections/public.ts'
import { lockValues, selectHolders, claimLockedValues } from './store.ts'

interface ClaimInput {
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
  duplicate?: { id: string; other: string; value: string } | undefined
}

/** Claims the values of the next items after one. A transaction that changes one of them in the meantime waits, and finds the value claimed. */
export function claimNextValues(database: Database, { siteId, itemsId, unique, after, limit }: ClaimInput): Promise<ClaimedBatch> {
  return database.transaction(async (db) => {
    const scope = { db, siteId }
    const locked = await lockValues(scope, unique, { itemsId, after, limit })
    const withValue = locked.filter(({ digest }) => digest !== null)
    const last = locked.at(-1)?.id
    if (withValue.length === 0) return { last }
    await claimLockedValues(scope, unique, withValue)
    const holders = await selectHolders(
      scope,
      unique,
      withValue.map(({ digest }) => digest!),
    )
    const duplicate = withValue.find(({ id, digest }) => holders.get(digest!) !== id)
    return {
      last,
      duplicate: duplicate && { id: duplicate.id, value: duplicate.value, other: holders.get(duplicate.digest!) ?? duplicate.id },
    }
  })
}
