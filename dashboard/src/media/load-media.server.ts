import type { Client } from '@stoa/sdk'
import { formatBytes } from '@stoa/ui/formats'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { foldersOf } from './folders.server.ts'
import { filePage, rootOf } from './load-files.server.ts'
import { filtersIn, foldersWanted, isSearch } from './media-query.ts'
import { folderRow } from './media-row.ts'
import { loadTree } from './tree/load-tree.server.ts'

export type MediaData = Awaited<ReturnType<typeof loadMedia>>

/** A folder of the library, or what a search finds. */
export async function loadMedia(client: Client, url: URL, folderId: string) {
  const filters = filtersIn(url.searchParams)
  const hasFolders = !url.searchParams.get('cursor') && filters.listed.mediaTypes === undefined && filters.listed.private === undefined
  const { shop } = await client.shop.getShop({})
  const wanted = foldersWanted(url.searchParams)
  const [page, { folders, hasMore }, tree, usage] = await Promise.all([
    filePage(client, { url, folderId, shop }),
    hasFolders && filters.labels.length === 0
      ? foldersOf(client, { folderId, search: filters.search, rootFolder: rootOf(folderId), wanted })
      : { folders: [], hasMore: false },
    loadTree(client, folderId),
    ifPermitted(client.files.getStorageUsage({}), undefined),
  ])
  const bytes = (text: string) => formatBytes(Number(text), shop.locale)
  return {
    ...page,
    folderId,
    filters,
    isNarrowed: isSearch(filters) || !hasFolders,
    folders: folders.map(folderRow),
    hasMoreFolders: hasMore,
    path: tree.path,
    tree: tree.folders,
    isTreePartial: tree.isPartial,
    usage: usage && { used: bytes(usage.storedBytes), quota: usage.quotaBytes === undefined ? undefined : bytes(usage.quotaBytes) },
  }
}
