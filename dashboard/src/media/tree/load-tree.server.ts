import { mediaRoot } from '@stoa/contract/files/states'
import type { Client } from '@stoa/sdk'
import { pathOf, readFolders, sort } from '../folders.server.ts'
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
  const all = await foldersIn(client, undefined, treeMax)
  if (all.hasMore) return partialTree(client, await pathOf(client, folderId))
  const byId = new Map(all.folders.map((folder) => [folder.id, folder]))
  const ids = [folderId, ...ancestorsOf(all.folders, folderId)].filter((id) => id !== mediaRoot)
  const path = ids.every((id) => byId.has(id))
    ? ids.map((id) => ({ id, name: byId.get(id)!.name })).toReversed()
    : await pathOf(client, folderId)
  return { folders: all.folders, isPartial: false, path }
}

async function partialTree(client: Client, path: LoadedTree['path']): Promise<LoadedTree> {
  const onPath = path.map(({ id, name }, index) => ({ id, name, parentId: path[index - 1]?.id ?? mediaRoot }))
  const levels = await Promise.all([mediaRoot, ...path.map(({ id }) => id)].map((id) => foldersIn(client, id, foldersStep)))
  const folders = [...onPath, ...levels.flatMap((level) => level.folders)]
  return { folders: [...new Map(folders.map((folder) => [folder.id, folder])).values()], isPartial: true, path }
}

/** The folders in one, or of the whole library. */
async function foldersIn({ folders: calls }: Client, parentFolderId: string | undefined, wanted: number) {
  const { folders, hasMore } = await readFolders(
    (paging) =>
      parentFolderId === undefined ? calls.searchFolders({ sort, paging }) : calls.listFolders({ parentFolderId, sort, paging }),
    wanted,
  )
  return {
    folders: folders.map(({ id, displayName, parentFolderId }): TreeFolder => ({ id, name: displayName, parentId: parentFolderId })),
    hasMore,
  }
}
