import type { Client } from '@stoa/sdk'

/** Get a picture of the shop, with its size and colours. */
export async function getFileDescriptor(stoa: Client, { fileId }: { fileId: string }) {
  const { file } = await stoa.files.getFileDescriptor({ fileId })
  return { name: file.displayName, image: file.media?.image?.image }
}
