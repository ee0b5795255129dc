import type { Client } from '@stoa/sdk'

/** Get several files at once. */
export async function getFileDescriptors(stoa: Client, { fileId, filmId }: { fileId: string; filmId: string }) {
  const { files } = await stoa.files.getFileDescriptors({ fileIds: [fileId, filmId] })
  return files.map(({ mediaType }) => mediaType)
}
