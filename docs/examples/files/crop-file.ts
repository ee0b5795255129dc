import type { Client } from '@stoa/sdk'

/** Save a part of a picture as a new file. */
export async function cropFile(stoa: Client, { fileId }: { fileId: string }) {
  const { file } = await stoa.files.cropFile({ fileId, crop: { x: 100, y: 100, width: 400, height: 300 } })
  return file.displayName
}
