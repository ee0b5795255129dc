import type { Context } from '../../kernel/context.ts'
import { isSampleKey } from '../file-store/public.ts'
import { addStoredBytes } from '../file-usage/public.ts'
import { recordFile, recordReady, saveFile } from './change.ts'
import { assetKeysOf, deleteFileRows, selectVersionsOf } from './store.ts'
import type { File } from './tables.ts'

/** Moves locked files to the trash; those that are there stay as they are. */
export async function trashFiles(context: Context, files: readonly File[], deletedWith: string | null = null): Promise<void> {
  for (const file of files.filter(({ state }) => state === 'OK'))
    recordFile(context, 'deleted', await saveFile(context, file, { state: 'DELETED', deletedDate: context.now, deletedWith }))
}

/** Takes locked files out of the trash. `isFolder` decides whether a folder is there for them; if not, they go to its root. */
export async function restoreFiles(context: Context, files: readonly File[], isFolder: (id: string) => boolean): Promise<void> {
  for (const file of files.filter(({ state }) => state === 'DELETED')) {
    const folderId = isFolder(file.folderId) ? file.folderId : file.root
    const restored = await saveFile(context, file, { state: 'OK', deletedDate: null, deletedWith: null, folderId })
    if (restored.operationStatus === 'READY') recordReady(context, restored, true)
    else recordFile(context, 'updated', restored)
  }
}

/** How much of the site's storage contents take. Those of the sample shop are installed, and take none. */
export const countedBytesOf = (contents: readonly Pick<File, 'sizeBytes' | 'contentKey'>[]): number =>
  contents.reduce((sum, { sizeBytes, contentKey }) => sum + (contentKey === null || isSampleKey(contentKey) ? 0 : (sizeBytes ?? 0)), 0)

/** Deletes locked files for good. */
export async function deleteFilesForGood(context: Context, files: readonly File[]): Promise<void> {
  await deleteWithoutTrace(context, files)
  for (const file of files) recordFile(context, 'deleted', { ...file, revision: file.revision + 1, state: 'DELETED' })
}

/** Deletes locked files, the contents that they had before and what was made of them, without an event. The tree of folders is locked before the files, and the
 *  bytes go after the commit. */
export async function deleteWithoutTrace(context: Context, files: readonly File[]): Promise<void> {
  if (files.length === 0) return
  const ids = files.map(({ id }) => id)
  const contents = [...files, ...(await selectVersionsOf(context, ids))]
  const keys = [...contents.flatMap(({ contentKey }) => contentKey ?? []), ...(await assetKeysOf(context, ids))]
  await addStoredBytes(context, -countedBytesOf(contents))
  await deleteFileRows(context, ids)
  context.afterCommit(() => context.services.fileStore.delete(keys))
}
