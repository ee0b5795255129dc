import type { Client } from '@stoa/sdk'
import { readPage } from '../../kit/list/read-page.ts'
import { orNotFound } from '../../kit/or-not-found.server.ts'
import { folderIdOf } from '../folder-path.ts'
import { readFolders, sort } from '../folders.server.ts'
import { foldersWanted, searchIn } from '../media-query.ts'
import { fileRow, folderRow } from '../media-row.ts'
import { originsOf } from '../origins.server.ts'

const pageSize = 50

/** What was deleted by itself; or with a folder; or what a search finds in the trash. */
export async function loadTrash(client: Client, url: URL) {
  const query = url.searchParams
  const cursor = query.get('cursor')
  const asked = requestOf(query)
  const [{ shop }, { files, nextCursor }, { folders, hasMore }, opened] = await Promise.all([
    client.shop.getShop({}),
    readPage(
      url,
      asked.call === 'files.searchFiles' ? client.files.searchFiles(asked.request) : client.files.listDeletedFiles(asked.request),
    ),
    cursor ? { folders: [], hasMore: false } : foldersOf(client, query),
    openedFolder(client, asked),
  ])
  const originOf = await originsOf(client, [...files, ...folders].map(folderIdOf))
  return {
    ...asked,
    opened,
    files: files.map((file) => ({ ...fileRow(file, shop), origin: originOf(folderIdOf(file)) })),
    folders: folders.map((folder) => ({ ...folderRow(folder), origin: originOf(folder.parentFolderId) })),
    hasMoreFolders: hasMore,
    next: nextCursor.cursors.next ?? undefined,
  }
}

const folderIn = (query: URLSearchParams) => {
  const parentFolderId = query.get('folder')
  return parentFolderId ? { parentFolderId } : {}
}

function requestOf(query: URLSearchParams) {
  const cursor = query.get('cursor')
  const paging = { limit: pageSize, ...(cursor && { cursor }) }
  const search = searchIn(query)
  if (search) return { call: 'files.searchFiles', request: { search, rootFolder: 'TRASH_ROOT', paging } } as const
  return { call: 'files.listDeletedFiles', request: { ...folderIn(query), paging } } as const
}

const foldersOf = ({ folders }: Client, query: URLSearchParams) =>
  readFolders((paging) => {
    const search = searchIn(query)
    return search
      ? folders.searchFolders({ search, rootFolder: 'TRASH_ROOT', sort, paging })
      : folders.listDeletedFolders({ ...folderIn(query), paging })
  }, foldersWanted(query))

/** The deleted folder whose content is listed. */
async function openedFolder(
  { folders }: Client,
  { request }: ReturnType<typeof requestOf>,
): Promise<{ id: string; name: string } | undefined> {
  if (!('parentFolderId' in request) || request.parentFolderId === undefined) return undefined
  const { folder } = await orNotFound(folders.getFolder({ folderId: request.parentFolderId }), 'FOLDER_NOT_FOUND')
  return { id: folder.id, name: folder.displayName }
}
