import type { App } from '../../kernel/app.ts'
import { siteIds } from '../../database/sites/public.ts'
import { deletePast } from './store.ts'

/** Forgets sign-ins that were given up, and what was noted to be shown once. */
export async function forgetSignIns({ services: { database, now } }: App): Promise<void> {
  for (const siteId of await siteIds(database)) await deletePast({ db: database, siteId }, now())
}
