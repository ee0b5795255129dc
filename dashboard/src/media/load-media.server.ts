import { visitorUploadsRoot } from '@stoa/contract/files/states'
import type { Client } from '@stoa/sdk'
import { formatBytes } from '@stoa/ui/formats'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { readPage } from '../kit/list/read-page.ts'
import type { UploadedFile } from '../uploads/upload.ts'
import { foldersOf, pathOf } from './folders.server.ts'
import { filtersIn } from './media-query.ts'
import { fileRow, folderRow } from './media-row.ts'

const pageSize = 60

/** A folder of the library, or what a search finds. */
export async function loadMedia(client: Client, url: URL, folderId: string) {
  const { search, listed } = filtersIn(url.searchParams)
  const cursor = url.searchParams.get('cursor')
  const request = { ...listed, paging: { limit: pageSize, ...(cursor && { cursor }) } }
  const rootFolder = folderId === visitorUploadsRoot ? ('VISITOR_UPLOADS_ROOT' as const) : ('MEDIA_ROOT' as const)
  const files = search
    ? client.files.searchFiles({ search, rootFolder, ...request })
    : client.files.listFiles({ parentFolderId: folderId, ...request })
  const hasFolders = !cursor && listed.mediaTypes === undefined && listed.private === undefined
  const [{ shop }, page, folders, path, choices, usage] = await Promise.all([
    client.shop.getShop({}),
    readPage(url, files),
    hasFolders ? foldersOf(client, { folderId, search, rootFolder }) : [],
    pathOf(client, folderId),
    folderChoices(client),
    ifPermitted(client.files.getStorageUsage({}), undefined),
  ])
  const bytes = (text: string) => formatBytes(Number(text), shop.locale)
  const previews = await privatePreviews(client, page.files)
  return {
    folderId,
    request: search ? { search, ...request } : { parentFolderId: folderId, ...request },
    isSearch: search !== '',
    isNarrowed: search !== '' || !hasFolders,
    files: page.files.map((file) => ({ ...fileRow(file, shop), ...(previews.has(file.id) && { thumbnail: previews.get(file.id) }) })),
    folders: folders.map(folderRow),
    path,
    choices,
    next: page.nextCursor.cursors.next ?? undefined,
    usage: usage && { used: bytes(usage.storedBytes), quota: usage.quotaBytes === undefined ? undefined : bytes(usage.quotaBytes) },
  }
}

const previewSize = 400

/** Small pictures of private files, by ID: these aren’t served at their URLs. */
async function privatePreviews({ files }: Client, listed: readonly UploadedFile[]): Promise<Map<string, string>> {
  const fileIds = listed.filter((file) => file.private && file.mediaType === 'IMAGE').map(({ id }) => id)
  if (fileIds.length === 0) return new Map()
  const { previews } = await files.generateFilePreviewUrls({ fileIds, width: previewSize, height: previewSize })
  return new Map(previews.map(({ fileId, url }) => [fileId, url]))
}

/** The folders that things can be moved to, with the names of those above them. */
async function folderChoices({ folders }: Client): Promise<{ id: string; name: string }[]> {
  const { folders: all } = await folders.searchFolders({ sort: { fieldName: 'displayName' }, paging: { limit: 100 } })
  const byId = new Map(all.map((folder) => [folder.id, folder]))
  const nameOf = (id: string): string => {
    const folder = byId.get(id)
    if (!folder) return ''
    const above = nameOf(folder.parentFolderId)
    return above ? `${above} / ${folder.displayName}` : folder.displayName
  }
  return all.map(({ id }) => ({ id, name: nameOf(id) })).toSorted((a, b) => a.name.localeCompare(b.name))
}
