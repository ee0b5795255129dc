import type { Client } from '@stoa/sdk'

/** Search folders by name, at all depths. */
export async function searchFolders(stoa: Client) {
  const { folders } = await stoa.folders.searchFolders({ search: 'jug' })
  return folders.map(({ displayName }) => displayName)
}
