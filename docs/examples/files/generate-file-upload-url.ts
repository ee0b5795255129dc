import type { Client } from '@stoa/sdk'

/** Get a URL for a picture, then send its bytes there with `PUT`. The response is `{ file }`. */
export async function generateFileUploadUrl(stoa: Client, { folderId }: { folderId: string }) {
  const { uploadUrl } = await stoa.files.generateFileUploadUrl({
    mimeType: 'image/png',
    fileName: 'jug.png',
    sizeInBytes: '48213',
    parentFolderId: folderId,
    labels: ['jug'],
  })
  return uploadUrl
}
