import type { Client } from '@stoa/sdk'

/** Give out a file for an hour. */
export async function generateFileDownloadUrl(stoa: Client, { fileId }: { fileId: string }) {
  const { downloadUrls } = await stoa.files.generateFileDownloadUrl({ fileId, expirationInMinutes: 60, contentDisposition: 'ATTACHMENT' })
  return downloadUrls[0]?.url
}
