import type { RootFolder } from '@stoa/contract/files/states'
import type { Client } from '@stoa/sdk'
import { isRoot } from './folder-path.ts'

/** By name. */
export const sort = { fieldName: 'displayName' }

type FolderPage = Awaited<ReturnType<Client['folders']['listFolders']>>

export interface FolderList {
  folders: FolderPage['folders']
  hasMore: boolean
}

const pageMax = 100

/** The first folders of a list: at least as many as wanted, if there are so many. */
export async function readFolders(
  read: (paging: { limit: number; cursor?: string }) => Promise<FolderPage>,
  wanted: number,
): Promise<FolderList> {
  const folders: FolderPage['folders'] = []
  let cursor: string | undefined
  do {
    const page = await read({ limit: pageMax, ...(cursor !== undefined && { cursor }) })
    folders.push(...page.folders)
    cursor = page.nextCursor.cursors.next ?? undefined
  } while (cursor !== undefined && folders.length < wanted)
  return { folders, hasMore: cursor !== undefined }
}

interface FoldersQuery {
  folderId: string
  /** Finds folders below the root by their name instead. */
  search: string
  rootFolder: RootFolder
  /** How many, at least. */
  wanted: number
}

/** The folders in a folder, or what a search finds, by name. */
export const foldersOf = ({ folders }: Client, { folderId, search, rootFolder, wanted }: FoldersQuery): Promise<FolderList> =>
  readFolders(
    (paging) =>
      search
        ? folders.searchFolders({ search, rootFolder, sort, paging })
        : folders.listFolders({ parentFolderId: folderId, sort, paging }),
    wanted,
  )

/** The folders above one, and itself, from the top. */
export async function pathOf(client: Client, folderId: string): Promise<{ id: string; name: string }[]> {
  if (isRoot(folderId)) return []
  const { folder } = await client.folders.getFolder({ folderId })
  const above = folder.parentFolderId ? await pathOf(client, folder.parentFolderId) : []
  return [...above, { id: folder.id, name: folder.displayName }]
}
