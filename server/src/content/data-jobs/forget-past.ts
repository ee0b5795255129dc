import type { App } from '../../kernel/app.ts'
import { siteIds } from '../../database/sites/public.ts'
import { deletePastJobs } from './store.ts'

/** Forgets jobs whose end is so long ago that they cannot be asked about any more. */
export async function forgetDataJobs({ services: { database, now } }: App): Promise<void> {
  for (const siteId of await siteIds(database)) await deletePastJobs(database, siteId, now())
}
