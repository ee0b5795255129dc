import { mediaRoot, type RootFolder, visitorUploadsRoot } from '@stoa/contract/files/states'
import type { Client } from '@stoa/sdk'

/** How many folders a page shows. */
export const foldersMax = 1000

const sort = { fieldName: 'displayName' }

type FolderPage = Awaited<ReturnType<Client['folders']['listFolders']>>

/** All folders of a list, as far as a page shows them. */
export async function readFolders(read: (paging: { limit: number; cursor?: string }) => Promise<FolderPage>) {
  const all: FolderPage['folders'] = []
  let cursor: string | undefined
  do {
    const page = await read({ limit: 100, ...(cursor !== undefined && { cursor }) })
    all.push(...page.folders)
    cursor = page.nextCursor.cursors.next ?? undefined
  } while (cursor !== undefined && all.length < foldersMax)
  return all
}

interface FoldersQuery {
  folderId: string
  /** Finds folders below the root by their name instead. */
  search: string
  rootFolder: RootFolder
}

/** The folders in a folder, or what a search finds, by name. */
export const foldersOf = ({ folders }: Client, { folderId, search, rootFolder }: FoldersQuery) =>
  readFolders((paging) =>
    search ? folders.searchFolders({ search, rootFolder, sort, paging }) : folders.listFolders({ parentFolderId: folderId, sort, paging }),
  )

/** The folders of the library, for its tree. */
export const allFolders = ({ folders }: Client) => readFolders((paging) => folders.searchFolders({ sort, paging }))

/** The folders above one, and itself, from the top. */
export async function pathOf(client: Client, folderId: string): Promise<{ id: string; name: string }[]> {
  if (folderId === mediaRoot || folderId === visitorUploadsRoot) return []
  const { folder } = await client.folders.getFolder({ folderId })
  const above = folder.parentFolderId ? await pathOf(client, folder.parentFolderId) : []
  return [...above, { id: folder.id, name: folder.displayName }]
}
