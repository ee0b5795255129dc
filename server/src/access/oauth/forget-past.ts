import type { App } from '../../kernel/app.ts'
import { deletePast, sitesWithPast } from './store.ts'

/** How long a code is known again after its minute, should it come a second time. */
const knownMs = 24 * 60 * 60 * 1000

/** Forgets refresh tokens and codes whose time is over: one look for all sites, then the few that have any. */
export async function forgetPastTokens({ services: { database, now } }: App): Promise<void> {
  const at = now()
  const until = { now: at, codesBefore: new Date(at.getTime() - knownMs) }
  for (const siteId of await sitesWithPast(database, until)) await deletePast({ db: database, siteId }, until)
}
