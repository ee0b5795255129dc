import type { Context } from '../../kernel/context.ts'
import { deleteFilesForGood, isRoot, lockFilesIn, restoreFiles, trashFiles } from '../files/public.ts'
import { recordFolder, saveFolder } from './change.ts'
import { deleteFolderRows, existingFolders, lockFolders, lockSubtrees } from './store.ts'
import type { Folder } from './tables.ts'

/** Moves a folder to the trash, with all in it. What is in the trash already stays there by itself. */
export async function trashFolder(context: Context, { id }: Folder): Promise<void> {
  const folders = (await lockSubtrees(context, [id])).filter(({ state }) => state === 'OK')
  for (const folder of folders) {
    const deletedWith = folder.id === id ? null : id
    recordFolder(context, 'deleted', await saveFolder(context, folder, { state: 'DELETED', deletedDate: context.now, deletedWith }))
  }
  const files = await lockFilesIn(
    context,
    folders.map((folder) => folder.id),
  )
  await trashFiles(context, files, id)
}

/** Takes a folder out of the trash, with what was deleted with it. One that came back with another folder stays as it is. */
export async function restoreFolder(context: Context, id: string): Promise<void> {
  const [folder] = await lockFolders(context, [id])
  if (folder?.state !== 'DELETED') return
  const isParentThere = isRoot(folder.parentId) || (await existingFolders(context, [folder.parentId])).has(folder.parentId)
  const removed = isParentThere ? 0 : folder.ancestors.length
  const restored: string[] = []
  for (const one of await lockSubtrees(context, [id])) {
    const position = { ancestors: one.ancestors.slice(removed), ...(one.id === id && !isParentThere && { parentId: one.root }) }
    if (one.id === id || one.deletedWith === id) {
      recordFolder(context, 'updated', await saveFolder(context, one, { state: 'OK', deletedDate: null, deletedWith: null, ...position }))
      restored.push(one.id)
    } else if (removed > 0) await saveFolder(context, one, position)
  }
  const files = (await lockFilesIn(context, restored)).filter(({ deletedWith }) => deletedWith === id)
  await restoreFiles(context, files, (folderId) => restored.includes(folderId))
}

/** Deletes folders for good, with all files and folders in them. */
export async function deleteFolders(context: Context, ids: readonly string[]): Promise<void> {
  const folders = await lockSubtrees(context, ids)
  const all = folders.map(({ id }) => id)
  await deleteFilesForGood(context, await lockFilesIn(context, all))
  await deleteFolderRows(context, all)
  for (const folder of folders) recordFolder(context, 'deleted', { ...folder, revision: folder.revision + 1, state: 'DELETED' })
}
