import type { Client } from '@stoa/sdk'

/** List the folders in the trash. */
export async function listDeletedFolders(stoa: Client) {
  const { folders } = await stoa.folders.listDeletedFolders({})
  return folders.length
}
