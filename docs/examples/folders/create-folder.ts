import type { Client } from '@stoa/sdk'

/** Create a folder. */
export async function createFolder(stoa: Client) {
  const { folder } = await stoa.folders.createFolder({ displayName: 'Cups' })
  return folder.parentFolderId
}
