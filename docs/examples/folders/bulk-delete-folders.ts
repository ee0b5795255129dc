import type { Client } from '@stoa/sdk'

/** Move a folder to the trash, with all files in it. */
export async function bulkDeleteFolders(stoa: Client, { folderId }: { folderId: string }) {
  return stoa.folders.bulkDeleteFolders({ folderIds: [folderId] })
}
