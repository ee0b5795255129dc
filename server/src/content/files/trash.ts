import type { Context } from '../../kernel/context.ts'
import { isSampleKey } from '../file-store/public.ts'
import { addStoredBytes } from '../file-usage/public.ts'
import { recordFile, recordFiles, recordReady, saveFiles, updateVisibility } from './change.ts'
import { assetKeysOf, deleteFileRows, selectVersionsOf } from './store.ts'
import type { File } from './tables.ts'

/** Moves locked files to the trash, with the folder that is deleted with each; those that are there stay as they are. */
export async function trashFiles(
  context: Context,
  files: readonly File[],
  deletedWith: (file: File) => string | null = () => null,
): Promise<void> {
  const trashed = await saveFiles(
    context,
    files.filter(({ state }) => state === 'OK'),
    (file) => ({ state: 'DELETED', deletedDate: context.now, deletedWith: deletedWith(file) }),
  )
  recordFiles(context, 'deleted', trashed)
}

/** Takes locked files out of the trash. `isFolder` decides whether a folder is there for them; if not, they go to its root. */
export async function restoreFiles(context: Context, files: readonly File[], isFolder: (id: string) => boolean): Promise<void> {
  const restored = await saveFiles(
    context,
    files.filter(({ state }) => state === 'DELETED'),
    ({ folderId, root }) => ({ state: 'OK', deletedDate: null, deletedWith: null, folderId: isFolder(folderId) ? folderId : root }),
  )
  for (const file of restored) {
    if (file.operationStatus === 'READY') recordReady(context, file, true)
    else recordFile(context, 'updated', file)
  }
}

/** How much of the site's storage contents take. Those of the sample shop are installed, and take none. */
export const countedBytesOf = (contents: readonly Pick<File, 'sizeBytes' | 'contentKey'>[]): number =>
  contents.reduce((sum, { sizeBytes, contentKey }) => sum + (contentKey === null || isSampleKey(contentKey) ? 0 : (sizeBytes ?? 0)), 0)

/** Deletes locked files for good. */
export async function deleteFilesForGood(context: Context, files: readonly File[]): Promise<void> {
  await deleteWithoutTrace(context, files)
  const deleted = files.map((file): File => ({ ...file, revision: file.revision + 1, state: 'DELETED' }))
  await updateVisibility(context, files, deleted)
  recordFiles(context, 'deleted', deleted)
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
