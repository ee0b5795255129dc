import type { Client } from '@stoa/sdk'

/** Get a URL and a token for a large file, and upload it with any client of the TUS protocol. */
export async function generateFileResumableUploadUrl(stoa: Client) {
  const { uploadUrl, uploadToken } = await stoa.files.generateFileResumableUploadUrl({
    mimeType: 'video/mp4',
    fileName: 'How a jug is made.mp4',
    filePath: '/films/2026',
  })
  return { endpoint: uploadUrl, metadata: { filename: 'film.mp4', contentType: 'video/mp4', token: uploadToken } }
}
