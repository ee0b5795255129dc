import type { Client } from '@stoa/sdk'

/** Look at what a picture was before. */
export async function generateFileVersionUrl(stoa: Client, { replacedId }: { replacedId: string }) {
  const { downloadUrl } = await stoa.files.generateFileVersionUrl({ fileId: replacedId, version: 1, contentDisposition: 'INLINE' })
  return downloadUrl
}
