import { trashDays } from '@stoa/contract/files/limits'
import { serverContext } from '../../jobs/public.ts'
import type { App } from '../../kernel/app.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { lockTree } from '../file-usage/public.ts'
import { deleteFilesForGood, lockOldTrash, sitesWithOldTrash } from '../files/public.ts'
import { deleteOldFolders, sitesWithOldFolders } from '../folders/public.ts'

const atOnce = 100
const dayMs = 24 * 60 * 60 * 1000

/** Deletes what has been in the trash for too long: files with their bytes, then folders. */
export async function purgeTrash({ services }: App): Promise<void> {
  const { database, now } = services
  const before = new Date(now().getTime() - trashDays * dayMs)
  for (const siteId of await sitesWithOldTrash(database, before))
    await purgeAll(services, siteId, (context) => deleteOldFiles(context, before))
  for (const siteId of await sitesWithOldFolders(database, before))
    await purgeAll(services, siteId, (context) => deleteOldFolders(context, { before, atMost: atOnce }))
}

/** Deletes some at a time, so that the tree isn't locked for long. */
async function purgeAll(services: App['services'], siteId: string, deleteSome: (context: Context) => Promise<number>): Promise<void> {
  const purgeSome = () =>
    inTransaction(services.database, async (transaction) => {
      const context = await serverContext(services, siteId, transaction)
      await lockTree(context)
      return deleteSome(context)
    })
  while ((await purgeSome()) > 0);
}

async function deleteOldFiles(context: Context, before: Date): Promise<number> {
  const files = await lockOldTrash(context, { before, atMost: atOnce })
  await deleteFilesForGood(context, files)
  return files.length
}
