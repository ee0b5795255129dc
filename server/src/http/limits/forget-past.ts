import type { App } from '../../kernel/app.ts'
import { siteIds } from '../../database/sites/public.ts'
import { deletePastAttempts } from './store.ts'

/** Forgets the tries of windows that are over. */
export async function forgetAttempts({ services: { database, now } }: App): Promise<void> {
  for (const siteId of await siteIds(database)) await deletePastAttempts(database, siteId, now())
}
