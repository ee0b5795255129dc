import type { Client } from '@stoa/sdk'

/** List what is in the trash. */
export async function listDeletedFiles(stoa: Client) {
  const { files } = await stoa.files.listDeletedFiles({ paging: { limit: 10 } })
  return files.length
}
