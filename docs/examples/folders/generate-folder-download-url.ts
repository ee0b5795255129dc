import type { Client } from '@stoa/sdk'

/** Download a folder as an archive. */
export async function generateFolderDownloadUrl(stoa: Client, { folderId }: { folderId: string }) {
  const { downloadUrl } = await stoa.folders.generateFolderDownloadUrl({ folderId })
  return downloadUrl
}
