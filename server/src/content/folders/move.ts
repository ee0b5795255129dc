import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { saveFolders } from './change.ts'
import { lockSubtrees, moveFilesToRoot } from './store.ts'
import type { Folder } from './tables.ts'
import { findPosition, requireDepth } from './tree.ts'

/** Moves a folder with all in it. The tree is locked, so that two moves can't make a circle. Returns the moved folder, not saved yet. */
export async function moveFolder(
  context: Context,
  folder: Folder,
  parentFolderId: string,
): Promise<Pick<Folder, 'parentId' | 'root' | 'ancestors'>> {
  const { folderId, root, ancestors } = await findPosition(context, parentFolderId)
  if (ancestors.includes(folder.id)) refuse('FOLDER_CYCLE')
  const within = (await lockSubtrees(context, [folder.id])).filter(({ id }) => id !== folder.id)
  const depthBelow = Math.max(0, ...within.map((one) => one.ancestors.length - folder.ancestors.length))
  requireDepth(ancestors.length + 1 + depthBelow)
  await saveFolders(
    context,
    within.map((one) => ({ ...one, root, ancestors: [...ancestors, ...one.ancestors.slice(folder.ancestors.length)] })),
  )
  if (root !== folder.root) await moveFilesToRoot(context, [folder.id, ...within.map(({ id }) => id)], root)
  return { parentId: folderId, root, ancestors: [...ancestors] }
}
