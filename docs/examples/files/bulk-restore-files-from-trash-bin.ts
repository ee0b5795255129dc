import type { Client } from '@stoa/sdk'

/** Move a file to the trash, and restore it. */
export async function bulkRestoreFilesFromTrashBin(stoa: Client, { filmId }: { filmId: string }) {
  await stoa.files.bulkDeleteFiles({ fileIds: [filmId] })
  return stoa.files.bulkRestoreFilesFromTrashBin({ fileIds: [filmId] })
}
