import type { App } from '../../kernel/app.ts'
import { deletePast, sitesWithPast } from './store.ts'

/** Forgets members' sessions whose time is over: one look for all sites, then the few that have any. */
export async function forgetPastSessions({ services: { database, now } }: App): Promise<void> {
  for (const siteId of await sitesWithPast(database, now())) await deletePast({ db: database, siteId }, now())
}
