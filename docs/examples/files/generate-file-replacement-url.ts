import type { Client } from '@stoa/sdk'

/** Replace a picture, and keep its ID. A large file is better sent in parts: with `uploadProtocol: 'TUS'`, the answer has an `uploadToken`, too. */
export async function generateFileReplacementUrl(stoa: Client, { fileId }: { fileId: string }) {
  const { uploadUrl } = await stoa.files.generateFileReplacementUrl({ fileId, mimeType: 'image/webp', uploadProtocol: 'PUT' })
  return uploadUrl
}
