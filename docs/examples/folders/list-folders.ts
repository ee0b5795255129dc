import type { Client } from '@stoa/sdk'

/** List the folders of the root by name. */
export async function listFolders(stoa: Client) {
  const { folders } = await stoa.folders.listFolders({ sort: { fieldName: 'displayName' } })
  return folders.map(({ displayName }) => displayName)
}
