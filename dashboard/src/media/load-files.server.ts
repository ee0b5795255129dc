import { type RootFolder, visitorUploadsRoot } from '@stoa/contract/files/states'
import type { Client } from '@stoa/sdk'
import { readPage } from '../kit/list/read-page.ts'
import type { UploadedFile } from '../uploads/upload.ts'
import { folderIdOf } from './folder-path.ts'
import { filtersIn, isSearch, type MediaFilters } from './media-query.ts'
import { fileRow, type FileRow } from './media-row.ts'
import { originsOf } from './origins.server.ts'

interface List {
  url: URL
  folderId: string
  shop: Parameters<typeof fileRow>[1]
}

const pageSize = 60

/** A page of the files of a folder, or of what a search finds in all folders. */
export async function filePage(client: Client, { url, folderId, shop }: List) {
  const asked = requestOf(url, folderId)
  const { files, nextCursor } = await readPage(url, pageOf(client, asked))
  return { ...asked, files: await rowsOf(client, { url, shop }, files), next: nextCursor.cursors.next ?? undefined }
}

const pageOf = ({ files }: Client, { call, request }: ReturnType<typeof requestOf>) =>
  call === 'files.searchFiles' ? files.searchFiles(request) : files.listFiles(request)

/** The call that a list needs: text and labels are searched for in all folders of the root, and else a folder is listed. */
export function requestOf({ searchParams }: URL, folderId: string) {
  const filters = filtersIn(searchParams)
  const { search, labels, listed } = filters
  const cursor = searchParams.get('cursor')
  const paging = { limit: pageSize, ...(cursor && { cursor }) }
  if (!isSearch(filters)) return { call: 'files.listFiles', request: { parentFolderId: folderId, ...listed, paging } } as const
  const wanted = { ...(search && { search }), ...(labels.length > 0 && { labels }), rootFolder: rootOf(folderId) }
  return { call: 'files.searchFiles', request: { ...wanted, ...listed, paging } } as const
}

/** Filters of lists as those of queries. */
const conditionsOf = ({ mediaTypes, private: isPrivate }: MediaFilters['listed']) => ({
  ...(mediaTypes && { mediaType: { $in: mediaTypes } }),
  ...(isPrivate !== undefined && { private: isPrivate }),
})

export const rootOf = (folderId: string): RootFolder => (folderId === visitorUploadsRoot ? 'VISITOR_UPLOADS_ROOT' : 'MEDIA_ROOT')

/** Files of a list as they are now. Those that have left it are left out; whether a search still finds them isn’t checked. */
export async function currentFiles(client: Client, { url, folderId, shop }: List, ids: readonly string[]): Promise<FileRow[]> {
  const filters = filtersIn(url.searchParams)
  const { labels, listed } = filters
  const filter = {
    id: { $in: ids },
    ...conditionsOf(listed),
    ...(labels.length > 0 && { labels: { $hasAll: labels } }),
    ...(!isSearch(filters) && { parentFolderId: folderId }),
  }
  const { files } = await client.files.queryFileDescriptors({ query: { filter, cursorPaging: { limit: ids.length } } })
  return rowsOf(client, { url, shop }, files)
}

/** Files as they are listed. What a search finds says its folder. */
async function rowsOf(client: Client, { url, shop }: Omit<List, 'folderId'>, files: readonly UploadedFile[]): Promise<FileRow[]> {
  const isOfSeveral = isSearch(filtersIn(url.searchParams))
  const folderIds = isOfSeveral ? files.map(folderIdOf) : []
  const [previews, originOf] = await Promise.all([privatePreviews(client, files), originsOf(client, folderIds)])
  return files.map((file) => ({
    ...fileRow(file, shop),
    ...(previews.has(file.id) && { thumbnail: previews.get(file.id) }),
    ...(isOfSeveral && { folder: originOf(folderIdOf(file)) }),
  }))
}

const previewSize = 400

const previewTypes: ReadonlySet<string> = new Set(['IMAGE', 'VECTOR', 'VIDEO'])

/** Small pictures of private files, by ID: these aren’t served at their URLs. */
async function privatePreviews({ files }: Client, listed: readonly UploadedFile[]): Promise<ReadonlyMap<string, string>> {
  const fileIds = listed.filter((file) => file.private && previewTypes.has(file.mediaType)).map(({ id }) => id)
  if (fileIds.length === 0) return new Map()
  const { previews } = await files.generateFilePreviewUrls({ fileIds, width: previewSize, height: previewSize })
  return new Map(previews.map(({ fileId, url }) => [fileId, url]))
}
