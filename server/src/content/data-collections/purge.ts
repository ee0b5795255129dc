import type { App } from '../../kernel/app.ts'
import { deleteOrphans } from '../data-orphans/public.ts'
import { deleteExpired } from './store.ts'

const trashMs = 30 * 24 * 60 * 60 * 1000

/** The moment after which a collection must have been deleted to be restored at `now`. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - trashMs)

/** When a deleted collection goes for good. */
export const purgedOn = (deletedDate: Date): Date => new Date(deletedDate.getTime() + trashMs)

/** Clears away the collections whose day in the trash has come, and all that no collection has any more. */
export async function purgeData({ services: { database, now } }: App): Promise<void> {
  await database.transaction((db) => deleteExpired(db, restorableSince(now())))
  await deleteOrphans(database)
}
