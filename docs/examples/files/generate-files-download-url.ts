import type { Client } from '@stoa/sdk'

/** Download several files as one archive. */
export async function generateFilesDownloadUrl(stoa: Client, { fileId }: { fileId: string }) {
  const { downloadUrl } = await stoa.files.generateFilesDownloadUrl({ fileIds: [fileId] })
  return downloadUrl
}
