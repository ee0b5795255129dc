import type { Client } from '@stoa/sdk'

/** Rename a folder. */
export async function updateFolder(stoa: Client, { folderId }: { folderId: string }) {
  const { folder } = await stoa.folders.updateFolder({ folder: { id: folderId, displayName: 'Jugs and cups' } })
  return folder.displayName
}
