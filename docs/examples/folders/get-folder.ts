import type { Client } from '@stoa/sdk'

/** Get a folder. */
export async function getFolder(stoa: Client, { folderId }: { folderId: string }) {
  const { folder } = await stoa.folders.getFolder({ folderId })
  return folder.displayName
}
