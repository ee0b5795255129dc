import type { App } from '../app.ts'
import { deleteExpired, deleteLeftover, deleteLeftoverItems, selectLeftovers } from './store.ts'

const trashMs = 30 * 24 * 60 * 60 * 1000
const collectionsAtOnce = 20
const itemsAtOnce = 5000

/** The moment after which a collection must have been deleted to be restored at `now`. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - trashMs)

/** When a deleted collection goes for good. */
export const purgedOn = (deletedDate: Date): Date => new Date(deletedDate.getTime() + trashMs)

/** Clears away the items that no collection has any more, a few thousand at a time, and the collections whose day in the trash has come. */
export async function purgeData({ services: { database, now } }: App): Promise<void> {
  await database.transaction((db) => deleteExpired(db, restorableSince(now())))
  for (const leftover of await selectLeftovers(database, collectionsAtOnce)) {
    while ((await deleteLeftoverItems(database, leftover, itemsAtOnce)) === itemsAtOnce);
    await deleteLeftover(database, leftover)
  }
}
