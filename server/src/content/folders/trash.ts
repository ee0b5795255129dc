import type { Context } from '../../kernel/context.ts'
import { deleteFilesForGood, isRoot, lockFilesIn, restoreFiles, trashFiles } from '../files/public.ts'
import { recordFolders, saveFolders } from './change.ts'
import { deleteFolderRows, existingFolders, lockFolders, lockOldFolders, lockSubtrees } from './store.ts'
import type { Folder } from './tables.ts'

const idsOf = (folders: readonly Folder[]): string[] => folders.map(({ id }) => id)

/** Moves folders to the trash, with all in them: a folder within another of them goes with that one. What is in the trash already stays there by itself. */
export async function trashFolders(context: Context, ids: readonly string[]): Promise<void> {
  const folders = (await lockSubtrees(context, ids)).filter(({ state }) => state === 'OK')
  const tops = new Set(ids)
  const topOf = new Map(folders.map(({ id, ancestors }) => [id, ancestors.find((above) => tops.has(above)) ?? id]))
  const trashed = folders.map((folder): Folder => {
    const top = topOf.get(folder.id)!
    return { ...folder, state: 'DELETED', deletedDate: context.now, deletedWith: top === folder.id ? null : top }
  })
  recordFolders(context, 'deleted', await saveFolders(context, trashed))
  await trashFiles(context, await lockFilesIn(context, idsOf(folders)), ({ folderId }) => topOf.get(folderId)!)
}

/** Takes folders out of the trash, each with what is in it and was deleted at the same time. One whose parent isn't there then goes to its root. */
export async function restoreFolders(context: Context, ids: readonly string[]): Promise<void> {
  const before = await lockSubtrees(context, ids)
  const parents = await existingFolders(
    context,
    before.map(({ parentId }) => parentId),
  )
  const tree = new Map(before.map((folder) => [folder.id, folder]))
  const isThere = (id: string): boolean => isRoot(id) || (tree.get(id)?.state ?? (parents.has(id) ? 'OK' : 'DELETED')) === 'OK'
  /** By restored folder, the one that was deleted with all that comes back. */
  const deletedWith = new Map<string, string>()
  const depthOf = (id: string): number => tree.get(id)?.ancestors.length ?? 0
  // From above: a folder comes back with those above it, if they do.
  for (const id of ids.toSorted((a, b) => depthOf(a) - depthOf(b))) {
    const top = tree.get(id)
    if (top?.state !== 'DELETED') continue
    const deleted = top.deletedWith ?? id
    const removed = isThere(top.parentId) ? 0 : top.ancestors.length
    for (const one of tree.values()) {
      if (one.id !== id && !one.ancestors.includes(id)) continue
      const isRestored = one.id === id || one.deletedWith === deleted
      if (isRestored) deletedWith.set(one.id, deleted)
      else if (removed === 0) continue
      tree.set(one.id, {
        ...one,
        ancestors: one.ancestors.slice(removed),
        ...(isRestored && { state: 'OK', deletedDate: null, deletedWith: null }),
        ...(one.id === id && removed > 0 && { parentId: one.root }),
      })
    }
  }
  const saved = await saveFolders(
    context,
    before.flatMap((folder) => (tree.get(folder.id) === folder ? [] : tree.get(folder.id)!)),
  )
  recordFolders(
    context,
    'updated',
    saved.filter(({ id }) => deletedWith.has(id)),
  )
  const files = await lockFilesIn(context, [...deletedWith.keys()])
  await restoreFiles(
    context,
    files.filter((file) => file.deletedWith === deletedWith.get(file.folderId)),
    (folderId) => deletedWith.has(folderId),
  )
}

/** Deletes folders for good, with all files and folders in them, except what was in the trash by itself: that stays there, and can be restored. */
export async function deleteFolders(context: Context, ids: readonly string[]): Promise<void> {
  const folders = deletedWithTops(await lockSubtrees(context, ids), new Set(ids))
  const files = await lockFilesIn(context, idsOf(folders))
  await deleteFilesForGood(
    context,
    files.filter((file) => !isInTrashAlone(file)),
  )
  await deleteRows(context, folders)
}

const isInTrashAlone = ({ state, deletedWith }: Pick<Folder, 'state' | 'deletedWith'>): boolean =>
  state === 'DELETED' && deletedWith === null

/** Of all folders within some, those that aren't, on the way from the nearest of these, in one that is in the trash by itself. */
function deletedWithTops(folders: readonly Folder[], tops: ReadonlySet<string>): Folder[] {
  const alone = new Set(idsOf(folders.filter(isInTrashAlone)))
  return folders.filter(({ id, ancestors }) => {
    const path = [...ancestors, id]
    return !path.slice(path.findLastIndex((one) => tops.has(one)) + 1).some((one) => alone.has(one))
  })
}

/** Deletes some of the folders that have been in the trash since before an instant. Their files are deleted by the same rule. Returns how many. */
export async function deleteOldFolders(context: Context, which: { before: Date; atMost: number }): Promise<number> {
  const folders = await lockOldFolders(context, which)
  await deleteRows(context, folders)
  return folders.length
}

/** Deletes folders of which the caller knows, in the locked tree, that no file and no other folder is in them. */
export async function deleteEmptyFolders(context: Context, ids: readonly string[]): Promise<void> {
  await deleteRows(context, await lockFolders(context, ids))
}

async function deleteRows(context: Context, folders: readonly Folder[]): Promise<void> {
  await deleteFolderRows(context, idsOf(folders))
  recordFolders(
    context,
    'deleted',
    folders.map((folder) => ({ ...folder, revision: folder.revision + 1, state: 'DELETED' })),
  )
}
