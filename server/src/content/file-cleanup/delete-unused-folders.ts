import type { App } from '../../kernel/app.ts'
import type { Context } from '../../kernel/context.ts'
import { deleteEmptyFolders } from '../folders/public.ts'
import { inTreesOf } from './in-trees-of.ts'
import { sitesWithExpiredUploads, unusedFolders } from './store.ts'

/** Deletes the folders that were made for uploads which never came (decision 0136). */
export async function deleteUnusedFolders({ services }: App): Promise<void> {
  const now = services.now()
  await inTreesOf(services, await sitesWithExpiredUploads(services.database, now), (context) => deleteUnused(context, now))
}

async function deleteUnused(context: Context, now: Date): Promise<number> {
  const ids = await unusedFolders(context, now)
  await deleteEmptyFolders(context, ids)
  return ids.length
}
