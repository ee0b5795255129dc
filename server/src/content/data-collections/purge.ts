import type { App } from '../../kernel/app.ts'
import { deleteOrphans } from '../data-orphans/public.ts'
import { deleteExpired } from './store.ts'

const trashMs = 30 * 24 * 60 * 60 * 1000

/** The time after which a collection must have been deleted to be restorable at `now`. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - trashMs)

/** When a deleted collection is purged. */
export const purgedOn = (deletedDate: Date): Date => new Date(deletedDate.getTime() + trashMs)

/** Purges the collections whose time in the trash has ended, and all orphans. */
export async function purgeData({ services: { database, now } }: App): Promise<void> {
  await database.transaction((db) => deleteExpired(db, restorableSince(now())))
  await deleteOrphans(database)
}
