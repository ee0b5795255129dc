import { visitorUploadsRoot } from '@stoa/contract/files/states'
import type { Client } from '@stoa/sdk'
import { readPage } from '../kit/list/read-page.ts'
import type { UploadedFile } from '../uploads/upload.ts'
import { filtersIn, type MediaFilters } from './media-query.ts'
import { fileRow, type FileRow } from './media-row.ts'

interface List {
  url: URL
  folderId: string
  shop: Parameters<typeof fileRow>[1]
}

const pageSize = 60

/** A page of the files of a folder, or of what a search finds in all folders. */
export async function filePage(client: Client, { url, folderId, shop }: List) {
  const { call, request } = requestOf(url, folderId)
  const { labels } = filtersIn(url.searchParams)
  const readAt = async (cursor: string | undefined): Promise<Page> => {
    const page = await readPage(url, pageOf(client, requestOf(url, folderId, cursor)))
    // A search also finds words of labels in names.
    return { ...page, files: page.files.filter((file) => labels.every((label) => file.labels.includes(label))) }
  }
  const { files, next } = await firstWithFiles(readAt, url.searchParams.get('cursor') ?? undefined)
  return { call, request, files: await rowsOf(client, files, shop), next }
}

interface Page {
  files: UploadedFile[]
  next: string | undefined
}

const pagesMax = 10

/** The first page from a cursor that has files, or the last that is read. */
export async function firstWithFiles(readAt: (cursor: string | undefined) => Promise<Page>, cursor: string | undefined): Promise<Page> {
  let page = await readAt(cursor)
  for (let read = 1; page.files.length === 0 && page.next !== undefined && read < pagesMax; read += 1) page = await readAt(page.next)
  return page
}

async function pageOf({ files }: Client, asked: ReturnType<typeof requestOf>): Promise<Page> {
  if (asked.call === 'files.queryFileDescriptors') {
    const { files: queried, pagingMetadata } = await files.queryFileDescriptors(asked.request)
    return { files: queried, next: pagingMetadata.cursors.next ?? undefined }
  }
  const page = await (asked.call === 'files.searchFiles' ? files.searchFiles(asked.request) : files.listFiles(asked.request))
  return { files: page.files, next: page.nextCursor.cursors.next ?? undefined }
}

/** The call that a list needs: text is searched for, labels are queried, and else a folder is listed. */
export function requestOf({ searchParams }: URL, folderId: string, cursor = searchParams.get('cursor')) {
  const { search, labels, listed } = filtersIn(searchParams)
  const paging = { limit: pageSize, ...(cursor && { cursor }) }
  if (search !== '') {
    const rootFolder = rootOf(folderId)
    return { call: 'files.searchFiles', request: { search: searchTermsOf([search, ...labels]), rootFolder, ...listed, paging } } as const
  }
  if (labels.length === 0) return { call: 'files.listFiles', request: { parentFolderId: folderId, ...listed, paging } } as const
  const parentFolderId = folderId === visitorUploadsRoot ? folderId : { $ne: visitorUploadsRoot }
  const filter = { labels: { $hasAll: labels }, parentFolderId, ...conditionsOf(listed) }
  const sort = [listed.sort]
  return { call: 'files.queryFileDescriptors', request: { query: { filter, sort, cursorPaging: paging } } } as const
}

/** Filters of lists as those of queries. */
const conditionsOf = ({ mediaTypes, private: isPrivate }: MediaFilters['listed']) => ({
  ...(mediaTypes && { mediaType: { $in: mediaTypes } }),
  ...(isPrivate !== undefined && { private: isPrivate }),
})

export const rootOf = (folderId: string) => (folderId === visitorUploadsRoot ? 'VISITOR_UPLOADS_ROOT' : 'MEDIA_ROOT')

const searchMax = 200

/** As many whole words as a search can have. */
const searchTermsOf = (texts: readonly string[]): string =>
  texts
    .join(' ')
    .split(/\s+/)
    .reduce((words, word) => (words.length + word.length < searchMax ? `${words} ${word}` : words), '')
    .trim()

/** Files of a list as they are now. Those that have left it are left out; whether a search still finds them isn’t checked. */
export async function currentFiles(client: Client, { url, folderId, shop }: List, ids: readonly string[]): Promise<FileRow[]> {
  const { search, labels, listed } = filtersIn(url.searchParams)
  const filter = {
    id: { $in: ids },
    ...conditionsOf(listed),
    ...(labels.length > 0 && { labels: { $hasAll: labels } }),
    ...(search === '' && labels.length === 0 && { parentFolderId: folderId }),
  }
  const { files } = await client.files.queryFileDescriptors({ query: { filter, cursorPaging: { limit: ids.length } } })
  return rowsOf(client, files, shop)
}

async function rowsOf(client: Client, files: readonly UploadedFile[], shop: List['shop']): Promise<FileRow[]> {
  const previews = await privatePreviews(client, files)
  return files.map((file) => ({ ...fileRow(file, shop), ...(previews.has(file.id) && { thumbnail: previews.get(file.id) }) }))
}

const previewSize = 400

/** Small pictures of private files, by ID: these aren’t served at their URLs. */
async function privatePreviews({ files }: Client, listed: readonly UploadedFile[]): Promise<Map<string, string>> {
  const fileIds = listed.filter((file) => file.private && file.mediaType === 'IMAGE').map(({ id }) => id)
  if (fileIds.length === 0) return new Map()
  const { previews } = await files.generateFilePreviewUrls({ fileIds, width: previewSize, height: previewSize })
  return new Map(previews.map(({ fileId, url }) => [fileId, url]))
}
