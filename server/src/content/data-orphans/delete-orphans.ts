import type { Database } from '../../kernel/db.ts'
import { deleteOrphan, deleteNextItems, deleteNextValues, selectOrphans } from './store.ts'

const batchSize = 20
const itemsAtOnce = 5000

/** Deletes orphans, a few thousand at a time: items and unique values that no collection has any more. */
export async function deleteOrphans(db: Database): Promise<void> {
  let found = batchSize
  while (found === batchSize) found = await clearSome(db)
}

/** Number of orphaned ids that are handled in one round. */
async function clearSome(db: Database): Promise<number> {
  const leftovers = await selectOrphans(db, batchSize)
  for (const leftover of leftovers) {
    for (const deleteNext of [deleteNextItems, deleteNextValues]) {
      let after: string | undefined = ''
      while (after !== undefined) after = await deleteNext(db, leftover, { after, limit: itemsAtOnce })
    }
    await deleteOrphan(db, leftover)
  }
  return leftovers.length
}
