import type { Context } from '../../kernel/context.ts'
import { markDeleted } from './store.ts'

/** Deletes a client. Its tokens become useless, because every use of them looks up the client first. */
export async function endClient({ db, siteId, now }: Pick<Context, 'db' | 'siteId' | 'now'>, id: string): Promise<void> {
  await markDeleted({ db, siteId }, id, now)
}
