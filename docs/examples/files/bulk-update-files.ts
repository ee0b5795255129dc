import type { Client } from '@stoa/sdk'

/** Move files to a folder, and label them. */
export async function bulkUpdateFiles(stoa: Client, { fileId, folderId }: { fileId: string; folderId: string }) {
  const { bulkActionMetadata } = await stoa.files.bulkUpdateFiles({ fileIds: [fileId], parentFolderId: folderId, addLabels: ['jug'] })
  return bulkActionMetadata.totalSuccesses
}
