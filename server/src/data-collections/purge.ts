import type { App } from '../app.ts'
import type { Database } from '../database/connect.ts'
import { deleteExpired, deleteLeftover, deleteLeftoverItems, selectLeftovers } from './store.ts'

const trashMs = 30 * 24 * 60 * 60 * 1000
const collectionsAtOnce = 20
const itemsAtOnce = 5000

/** The moment after which a collection must have been deleted to be restored at `now`. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - trashMs)

/** When a deleted collection goes for good. */
export const purgedOn = (deletedDate: Date): Date => new Date(deletedDate.getTime() + trashMs)

/** Clears away all items that no collection has any more, a few thousand at a time, and the collections whose day in the trash has come. */
export async function purgeData({ services: { database, now } }: App): Promise<void> {
  await database.transaction((db) => deleteExpired(db, restorableSince(now())))
  let found = collectionsAtOnce
  while (found === collectionsAtOnce) found = await clearSome(database)
}

/** What several collections left behind: of how many. */
async function clearSome(db: Database): Promise<number> {
  const leftovers = await selectLeftovers(db, collectionsAtOnce)
  for (const leftover of leftovers) {
    while ((await deleteLeftoverItems(db, leftover, itemsAtOnce)) === itemsAtOnce);
    await deleteLeftover(db, leftover)
  }
  return leftovers.length
}
