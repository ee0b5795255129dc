import { mediaRoot, visitorUploadsRoot } from '@stoa/contract/files/states'
import type { Client } from '@stoa/sdk'
import { formatBytes } from '@stoa/ui/formats'
import { ifPermitted } from '../kit/if-permitted.server.ts'
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
  const [page, folders, tree, usage] = await Promise.all([
    filePage(client, { url, folderId, shop }),
    hasFolders && filters.labels.length === 0 ? foldersOf(client, folderId, filters.search) : [],
    allFolders(client),
    ifPermitted(client.files.getStorageUsage({}), undefined),
  ])
  const bytes = (text: string) => formatBytes(Number(text), shop.locale)
  return {
    ...page,
    folderId,
    filters,
    isNarrowed: filters.search !== '' || filters.labels.length > 0 || !hasFolders,
    folders: folders.map(folderRow),
    path: await pathOf(client, folderId, tree),
    tree,
    usage: usage && { used: bytes(usage.storedBytes), quota: usage.quotaBytes === undefined ? undefined : bytes(usage.quotaBytes) },
  }
}

const byName = { sort: { fieldName: 'displayName' } }
const listedMax = 100

async function foldersOf({ folders }: Client, folderId: string, search: string) {
  const listed = { ...byName, paging: { limit: listedMax } }
  const page = search
    ? folders.searchFolders({ search, rootFolder: rootOf(folderId), ...listed })
    : folders.listFolders({ parentFolderId: folderId, ...listed })
  return (await page).folders
}

const treeMax = 1000

/** The folders of the library, for its tree. */
async function allFolders({ folders }: Client): Promise<TreeFolder[]> {
  const all: TreeFolder[] = []
  let cursor: string | undefined
  do {
    const page = await folders.searchFolders({ ...byName, paging: { limit: listedMax, ...(cursor !== undefined && { cursor }) } })
    all.push(...page.folders.map(({ id, displayName, parentFolderId }) => ({ id, name: displayName, parentId: parentFolderId })))
    cursor = page.nextCursor.cursors.next ?? undefined
  } while (cursor !== undefined && all.length < treeMax)
  return all
}

interface Named {
  id: string
  name: string
}

/** The folders above one, and itself, from the top. */
async function pathOf(client: Client, folderId: string, tree: readonly TreeFolder[]): Promise<Named[]> {
  if (folderId === mediaRoot || folderId === visitorUploadsRoot) return []
  const byId = new Map(tree.map((folder) => [folder.id, folder]))
  const ids = [folderId, ...ancestorsOf(tree, folderId)].filter((id) => id !== mediaRoot)
  if (ids.every((id) => byId.has(id))) return ids.map((id) => ({ id, name: byId.get(id)!.name })).toReversed()
  const { folder } = await client.folders.getFolder({ folderId })
  const above = folder.parentFolderId ? await pathOf(client, folder.parentFolderId, tree) : []
  return [...above, { id: folder.id, name: folder.displayName }]
}
