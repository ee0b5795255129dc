import type { Client } from '@stoa/sdk'

/** Replace a picture, and keep its ID. */
export async function generateFileReplacementUrl(stoa: Client, { fileId }: { fileId: string }) {
  const { uploadUrl } = await stoa.files.generateFileReplacementUrl({ fileId, mimeType: 'image/webp' })
  return uploadUrl
}
