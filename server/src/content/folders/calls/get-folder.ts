import type { folders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentFolder, presentRoot } from '../present.ts'
import { findFolder } from '../store.ts'

export const getFolder: Handler<typeof folders.getFolder> = async (context, { folderId }) => {
  const root = presentRoot(context.siteId, folderId)
  if (root) return { folder: root }
  const folder = await findFolder(context, folderId)
  return { folder: presentFolder(context.siteId, folder ?? refuse('FOLDER_NOT_FOUND', { folderId })) }
}
