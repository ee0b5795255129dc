import type { Client } from '@stoa/sdk'

/** Move a file to the trash. */
export async function bulkDeleteFiles(stoa: Client, { filmId }: { filmId: string }) {
  return stoa.files.bulkDeleteFiles({ fileIds: [filmId] })
}
