import type { folders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { isRoot } from '../../files/public.ts'
import { archiveUrl } from '../../media/public.ts'
import { rootName } from '../roots.ts'
import { findFolder } from '../store.ts'

export const generateFolderDownloadUrl: Handler<typeof folders.generateFolderDownloadUrl> = async (context, { folderId }) => {
  const folder = isRoot(folderId) ? undefined : await findFolder(context, folderId)
  const name = isRoot(folderId) ? rootName(folderId) : folder?.state === 'OK' ? folder.displayName : undefined
  if (name === undefined) return refuse('FOLDER_NOT_FOUND', { folderId })
  return { downloadUrl: await archiveUrl(context, { fileName: `${name}.zip`, folderId, fileIds: [] }) }
}
