import type { App } from '../../kernel/app.ts'
import { siteIds } from '../../database/sites/public.ts'
import { forgetOldKeys, forgottenAtOnce } from './store.ts'

/** Keys are kept for a day and an hour; a repeat that comes later is a new request. */
export async function forgetKeys({ services: { database } }: App): Promise<void> {
  for (const siteId of await siteIds(database)) {
    while ((await forgetOldKeys(database, siteId)) === forgottenAtOnce);
  }
}
