import type { App } from '../../kernel/app.ts'
import { siteIds } from '../../database/sites/public.ts'
import { deleteEndedSessions } from './store.ts'

/** Forgets ended sessions. */
export async function forgetPast({ services: { database, now } }: App): Promise<void> {
  for (const siteId of await siteIds(database)) await deleteEndedSessions(database, siteId, now())
}
