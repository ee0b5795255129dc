import type { Client } from '@stoa/sdk'

/** Move a folder to the trash, and restore it. */
export async function bulkRestoreFoldersFromTrashBin(stoa: Client, { folderId }: { folderId: string }) {
  await stoa.folders.bulkDeleteFolders({ folderIds: [folderId] })
  return stoa.folders.bulkRestoreFoldersFromTrashBin({ folderIds: [folderId] })
}
