import { mediaRoot } from '@stoa/contract/files/states'
import type { Client } from '@stoa/sdk'
import { type FolderList, foldersOf, pathOf, readFolders, sort } from '../folders.server.ts'
import { foldersStep } from '../media-query.ts'
import { ancestorsOf, type TreeFolder } from './folder-tree.ts'

/** How many folders a tree has. */
const treeMax = 1000

interface LoadedTree {
  folders: TreeFolder[]
  /** There are more folders than a tree has: it has those in the open folder, and in each folder above it. */
  isPartial: boolean
  /** The folders above the open one, and itself, from the top. */
  path: { id: string; name: string }[]
}

/** The folders of the library for its tree. */
export async function loadTree(client: Client, folderId: string): Promise<LoadedTree> {
  const { folders: found, hasMore } = await readFolders((paging) => client.folders.searchFolders({ sort, paging }), treeMax)
  if (hasMore) return partialTree(client, await pathOf(client, folderId))
  const folders = found.map(treeFolder)
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  const ids = [folderId, ...ancestorsOf(folders, folderId)].filter((id) => id !== mediaRoot)
  const path = ids.every((id) => byId.has(id))
    ? ids.map((id) => ({ id, name: byId.get(id)!.name })).toReversed()
    : await pathOf(client, folderId)
  return { folders, isPartial: false, path }
}

async function partialTree(client: Client, path: LoadedTree['path']): Promise<LoadedTree> {
  const onPath = path.map(({ id, name }, index) => ({ id, name, parentId: path[index - 1]?.id ?? mediaRoot }))
  const level = { search: '', rootFolder: 'MEDIA_ROOT', wanted: foldersStep } as const
  const levels = await Promise.all([mediaRoot, ...path.map(({ id }) => id)].map((id) => foldersOf(client, { folderId: id, ...level })))
  const folders = [...onPath, ...levels.flatMap((found) => found.folders.map(treeFolder))]
  return { folders: [...new Map(folders.map((folder) => [folder.id, folder])).values()], isPartial: true, path }
}

const treeFolder = ({ id, displayName, parentFolderId }: FolderList['folders'][number]): TreeFolder => ({
  id,
  name: displayName,
  parentId: parentFolderId,
})
