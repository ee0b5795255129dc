import type { folders as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { bulkDeleteFolders } from './calls/bulk-delete-folders.ts'
import { bulkRestoreFoldersFromTrashBin } from './calls/bulk-restore-folders-from-trash-bin.ts'
import { createFolder } from './calls/create-folder.ts'
import { generateFolderDownloadUrl } from './calls/generate-folder-download-url.ts'
import { getFolder } from './calls/get-folder.ts'
import { listDeletedFolders } from './calls/list-deleted-folders.ts'
import { listFolders } from './calls/list-folders.ts'
import { queryFolders } from './calls/query-folders.ts'
import { searchFolders } from './calls/search-folders.ts'
import { updateFolder } from './calls/update-folder.ts'

export const folders: Handlers<typeof contract> = {
  createFolder,
  getFolder,
  updateFolder,
  listFolders,
  searchFolders,
  listDeletedFolders,
  queryFolders,
  generateFolderDownloadUrl,
  bulkDeleteFolders,
  bulkRestoreFoldersFromTrashBin,
}
