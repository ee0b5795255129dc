import type { folders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockTree } from '../../file-usage/public.ts'
import { requireDisplayName } from '../../files/public.ts'
import { recordFolders, saveFolders } from '../change.ts'
import { moveFolder } from '../move.ts'
import { presentFolder } from '../present.ts'
import { rootName } from '../roots.ts'
import { lockFolders } from '../store.ts'

export const updateFolder: Handler<typeof folders.updateFolder> = async (context, { folder: sent }) => {
  const { id, displayName, parentFolderId } = sent
  if (displayName === undefined && parentFolderId === undefined) refuse('FIELD_MASK_IS_EMPTY_OR_MISSING')
  if (rootName(id) !== undefined) refuse('ROOT_FOLDER_FIXED')
  const renamed = displayName !== undefined && { displayName: requireDisplayName(displayName, 'folder.displayName') }
  await lockTree(context)
  const [folder] = await lockFolders(context, [id])
  if (folder?.state !== 'OK') return refuse('FOLDER_NOT_FOUND', { folderId: id })
  const position =
    parentFolderId === undefined || parentFolderId === folder.parentId ? {} : await moveFolder(context, folder, parentFolderId)
  const [saved] = await saveFolders(context, [{ ...folder, ...renamed, ...position }])
  recordFolders(context, 'updated', [saved!])
  return { folder: presentFolder(context.siteId, saved!) }
}
