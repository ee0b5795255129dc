import type { App } from '../../kernel/app.ts'
import type { Context } from '../../kernel/context.ts'
import { deleteEmptyFolders } from '../folders/public.ts'
import { inTreesOf } from './in-trees-of.ts'
import { sitesWithExpiredUploads, unusedFolders } from './store.ts'

const atOnce = 100

/** Deletes the folders that were made for uploads which never came (decision 0136): from below, because a folder is empty once those in it are gone. */
export async function deleteUnusedFolders({ services }: App): Promise<void> {
  const now = services.now()
  await inTreesOf(services, await sitesWithExpiredUploads(services.database, now), (context) => deleteSome(context, now))
}

async function deleteSome(context: Context, now: Date): Promise<number> {
  const ids = await unusedFolders(context, { now, atMost: atOnce })
  await deleteEmptyFolders(context, ids)
  return ids.length
}
