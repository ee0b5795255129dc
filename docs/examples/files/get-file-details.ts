import type { Client } from '@stoa/sdk'

/** Get a file with its alternative text and focal point. */
export async function getFileDetails(stoa: Client, { fileId }: { fileId: string }) {
  const { details } = await stoa.files.getFileDetails({ fileId })
  return details
}
