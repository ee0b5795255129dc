import type { Client } from '@stoa/sdk'
import { foldersById } from '../by-id.server.ts'
import { sort } from '../folders.server.ts'
import type { FolderOption } from './folder-tree.ts'

const optionsMax = 50

/** Folders of the library that a text finds, with the names of the folders that they are in. */
export async function namedFolders(client: Client, search: string): Promise<FolderOption[]> {
  const { folders } = await client.folders.searchFolders({ search: search.slice(0, 200), sort, paging: { limit: optionsMax } })
  const parents = await foldersById(client, [...new Set(folders.map(({ parentFolderId }) => parentFolderId))])
  const names = new Map(parents.map(({ id, displayName }) => [id, displayName]))
  return folders.map(({ id, displayName, parentFolderId }) => ({
    id,
    name: [names.get(parentFolderId), displayName].filter(Boolean).join(' / '),
  }))
}
