import { trashDays } from '@stoa/contract/files/limits'
import type { App } from '../../kernel/app.ts'
import type { Context } from '../../kernel/context.ts'
import { deleteFilesForGood, lockOldTrash, sitesWithOldTrash } from '../files/public.ts'
import { deleteOldFolders, sitesWithOldFolders } from '../folders/public.ts'
import { inTreesOf } from './in-trees-of.ts'

const atOnce = 100
const dayMs = 24 * 60 * 60 * 1000

/** Deletes what has been in the trash for too long: files with their bytes, then folders. */
export async function purgeTrash({ services }: App): Promise<void> {
  const { database, now } = services
  const before = new Date(now().getTime() - trashDays * dayMs)
  await inTreesOf(services, await sitesWithOldTrash(database, before), (context) => deleteOldFiles(context, before))
  const folders = { before, atMost: atOnce }
  await inTreesOf(services, await sitesWithOldFolders(database, before), (context) => deleteOldFolders(context, folders))
}

async function deleteOldFiles(context: Context, before: Date): Promise<number> {
  const files = await lockOldTrash(context, { before, atMost: atOnce })
  await deleteFilesForGood(context, files)
  return files.length
}
