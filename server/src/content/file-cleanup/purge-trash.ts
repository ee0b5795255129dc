import { trashDays } from '@stoa/contract/files/limits'
import { serverContext } from '../../jobs/public.ts'
import type { App } from '../../kernel/app.ts'
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
  for (const siteId of await sitesWithOldTrash(database, before)) while (await purgeSome(services, siteId, before));
  for (const siteId of await sitesWithOldFolders(database, before)) await deleteOldFolders({ db: database, siteId }, before)
}

/** False if nothing is left. */
const purgeSome = (services: App['services'], siteId: string, before: Date): Promise<boolean> =>
  inTransaction(services.database, async (transaction) => {
    const context = await serverContext(services, siteId, transaction)
    await lockTree(context)
    const files = await lockOldTrash(context, { before, atMost: atOnce })
    await deleteFilesForGood(context, files)
    return files.length > 0
  })
