import { visitorUploadsRoot } from '@stoa/contract/files/states'
import type { Client } from '@stoa/sdk'
import { readPage } from '../kit/list/read-page.ts'
import type { UploadedFile } from '../uploads/upload.ts'
import { filtersIn } from './media-query.ts'
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
  const answer = await readPage(url, call === 'files.searchFiles' ? client.files.searchFiles(request) : client.files.listFiles(request))
  // The search also finds words of labels in names.
  const files = answer.files.filter((file) => labels.every((label) => file.labels.includes(label)))
  return { call, request, files: await rowsOf(client, files, shop), next: answer.nextCursor.cursors.next ?? undefined }
}

function requestOf(url: URL, folderId: string) {
  const { search, labels, listed } = filtersIn(url.searchParams)
  const cursor = url.searchParams.get('cursor')
  const paging = { limit: pageSize, ...(cursor && { cursor }) }
  if (search === '' && labels.length === 0)
    return { call: 'files.listFiles', request: { parentFolderId: folderId, ...listed, paging } } as const
  const rootFolder = rootOf(folderId)
  return { call: 'files.searchFiles', request: { search: searchTermsOf([search, ...labels]), rootFolder, ...listed, paging } } as const
}

export const rootOf = (folderId: string) => (folderId === visitorUploadsRoot ? 'VISITOR_UPLOADS_ROOT' : 'MEDIA_ROOT')

const searchMax = 200

/** As many whole words as a search can have. */
const searchTermsOf = (texts: readonly string[]): string =>
  texts
    .join(' ')
    .split(/\s+/)
    .reduce((words, word) => (words.length + word.length < searchMax ? `${words} ${word}` : words), '')
    .trim()

/** Files of a list as they are now. Those that aren’t in it any more are left out. */
export async function currentFiles(client: Client, { url, folderId, shop }: List, ids: readonly string[]): Promise<FileRow[]> {
  const query = { filter: { id: { $in: ids } }, cursorPaging: { limit: ids.length } }
  const { files } = await client.files.queryFileDescriptors({ query })
  const isFolder = requestOf(url, folderId).call === 'files.listFiles'
  return rowsOf(
    client,
    files.filter(({ parentFolderId }) => !isFolder || parentFolderId === folderId),
    shop,
  )
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
