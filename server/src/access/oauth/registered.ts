import type { Context } from '../../kernel/context.ts'
import { dropCachedClient } from './active-clients.ts'
import { markDeleted } from './store.ts'

/** Ends a client. All it has got is worth nothing, because whatever is asked with it asks for its client first. */
export async function endClient({ db, siteId, now }: Pick<Context, 'db' | 'siteId' | 'now'>, id: string): Promise<void> {
  await markDeleted({ db, siteId }, id, now)
  dropCachedClient()
}
