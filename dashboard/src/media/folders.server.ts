import { mediaRoot, visitorUploadsRoot } from '@stoa/contract/files/states'
import type { Client } from '@stoa/sdk'

interface FoldersQuery {
  folderId: string
  /** Finds folders below the root by their name instead. */
  search: string
  rootFolder: 'MEDIA_ROOT' | 'VISITOR_UPLOADS_ROOT'
}

/** The folders in a folder, or what a search finds, by name. */
export async function foldersOf({ folders }: Client, { folderId, search, rootFolder }: FoldersQuery) {
  const listed = { sort: { fieldName: 'displayName' }, paging: { limit: 100 } }
  const page = search
    ? folders.searchFolders({ search, rootFolder, ...listed })
    : folders.listFolders({ parentFolderId: folderId, ...listed })
  return (await page).folders
}

/** The folders above one, and itself, from the top. */
export async function pathOf(client: Client, folderId: string): Promise<{ id: string; name: string }[]> {
  if (folderId === mediaRoot || folderId === visitorUploadsRoot) return []
  const { folder } = await client.folders.getFolder({ folderId })
  const above = folder.parentFolderId ? await pathOf(client, folder.parentFolderId) : []
  return [...above, { id: folder.id, name: folder.displayName }]
}
