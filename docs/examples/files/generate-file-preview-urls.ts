import type { Client } from '@stoa/sdk'

/** Show small pictures of files in a list, also of private ones. */
export async function generateFilePreviewUrls(stoa: Client, { fileId }: { fileId: string }) {
  const { previews } = await stoa.files.generateFilePreviewUrls({ fileIds: [fileId], width: 320, height: 320, expirationInMinutes: 60 })
  return previews.map(({ url }) => url)
}
