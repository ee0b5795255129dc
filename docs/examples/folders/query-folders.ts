import type { Client } from '@stoa/sdk'

/** Query the folders of the root. */
export async function queryFolders(stoa: Client) {
  const { folders } = await stoa.folders.queryFolders({ query: { filter: { parentFolderId: 'media-root' } } })
  return folders.map(({ displayName }) => displayName)
}
