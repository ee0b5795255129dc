import { mediaRoot } from '@stoa/contract/files/states'
import type { Client } from '@stoa/sdk'
import { formatBytes } from '@stoa/ui/formats'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { allFolders, foldersMax, foldersOf, pathOf } from './folders.server.ts'
import { filePage, rootOf } from './load-files.server.ts'
import { filtersIn } from './media-query.ts'
import { folderRow } from './media-row.ts'
import { ancestorsOf, type TreeFolder } from './tree/folder-tree.ts'

export type MediaData = Awaited<ReturnType<typeof loadMedia>>

/** A folder of the library, or what a search finds. */
export async function loadMedia(client: Client, url: URL, folderId: string) {
  const filters = filtersIn(url.searchParams)
  const hasFolders = !url.searchParams.get('cursor') && filters.listed.mediaTypes === undefined && filters.listed.private === undefined
  const { shop } = await client.shop.getShop({})
  const [page, folders, all, usage] = await Promise.all([
    filePage(client, { url, folderId, shop }),
    hasFolders && filters.labels.length === 0 ? foldersOf(client, { folderId, search: filters.search, rootFolder: rootOf(folderId) }) : [],
    allFolders(client),
    ifPermitted(client.files.getStorageUsage({}), undefined),
  ])
  const tree = all.map(({ id, displayName, parentFolderId }): TreeFolder => ({ id, name: displayName, parentId: parentFolderId }))
  const bytes = (text: string) => formatBytes(Number(text), shop.locale)
  return {
    ...page,
    folderId,
    filters,
    isNarrowed: filters.search !== '' || filters.labels.length > 0 || !hasFolders,
    folders: folders.map(folderRow),
    path: await pathIn(client, folderId, tree),
    tree,
    isTreeCut: tree.length >= foldersMax,
    usage: usage && { used: bytes(usage.storedBytes), quota: usage.quotaBytes === undefined ? undefined : bytes(usage.quotaBytes) },
  }
}

/** The folders above one, and itself, from the top. */
function pathIn(client: Client, folderId: string, tree: readonly TreeFolder[]) {
  const byId = new Map(tree.map((folder) => [folder.id, folder]))
  const ids = [folderId, ...ancestorsOf(tree, folderId)].filter((id) => id !== mediaRoot)
  if (ids.some((id) => !byId.has(id))) return pathOf(client, folderId)
  return ids.map((id) => ({ id, name: byId.get(id)!.name })).toReversed()
}
