import type { App } from '../../kernel/app.ts'
import type { Context } from '../../kernel/context.ts'
import { deleteEmptyFolders } from '../folders/public.ts'
import { inTreesOf } from './in-trees-of.ts'
import { sitesWithExpiredUploads, unusedFolders } from './store.ts'

/** A file that began to arrive before its URL expired may still be arriving. */
const graceMs = 2 * 60 * 60 * 1000

/** Deletes the folders that were made for uploads which never came (decision 0136). */
export async function deleteUnusedFolders({ services }: App): Promise<void> {
  const before = new Date(services.now().getTime() - graceMs)
  await inTreesOf(services, await sitesWithExpiredUploads(services.database, before), (context) => deleteUnused(context, before))
}

async function deleteUnused(context: Context, before: Date): Promise<number> {
  const ids = await unusedFolders(context, before)
  await deleteEmptyFolders(context, ids)
  return ids.length
}
