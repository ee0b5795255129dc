import { mediaRoot, mediaTypes, type MediaType } from '@stoa/contract/files/states'
import type { Client } from '@stoa/sdk'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import { filesById, idsMax } from '../media/by-id.server.ts'
import { foldersOf, pathOf } from '../media/folders.server.ts'
import { foldersWanted, searchIn } from '../media/media-query.ts'
import type { Route } from './+types/choices'
import { choiceOf, type MediaListing } from './media-choice.ts'

const pageSize = 48

/** What the picker sends. */
export type PickerRequest = { kind: 'import'; url: string; folderId: string } | { kind: 'alt'; fileId: string; altText: string }

/** A page of public files to choose from, the newest first; or the files with some IDs; or more folders. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const query = url.searchParams
  const ids = query.getAll('id').slice(0, idsMax)
  if (ids.length > 0) return Response.json(await listingOf(client, ids))
  return Response.json(query.has('folders') ? { ...empty, ...(await foldersFor(client, query)) } : await listing(client, query))
}

export async function action({ context, request }: Route.ActionArgs) {
  const { files } = context.get(apiContext).client
  const asked = (await request.json()) as PickerRequest
  try {
    if (asked.kind === 'alt') await files.updateFileDetails({ fileId: asked.fileId, details: { altText: asked.altText || null } })
    const { file } =
      asked.kind === 'alt'
        ? await files.getFileDescriptor({ fileId: asked.fileId })
        : await files.importFile({ url: asked.url, parentFolderId: asked.folderId })
    return Response.json(choiceOf(file))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return Response.json({ message: error.message }, { status: error.status })
  }
}

const empty: MediaListing = { folders: [], hasMoreFolders: false, files: [], path: [] }

const listingOf = async (client: Client, ids: readonly string[]): Promise<MediaListing> => ({
  ...empty,
  files: (await filesById(client, ids)).map(choiceOf),
})

const whereIn = (query: URLSearchParams) => ({
  folderId: query.get('folder') || mediaRoot,
  search: searchIn(query),
  rootFolder: 'MEDIA_ROOT' as const,
})

async function foldersFor(client: Client, query: URLSearchParams): Promise<Pick<MediaListing, 'folders' | 'hasMoreFolders'>> {
  const { folders, hasMore } = await foldersOf(client, { ...whereIn(query), wanted: foldersWanted(query) })
  return { folders: folders.map(({ id, displayName }) => ({ id, name: displayName })), hasMoreFolders: hasMore }
}

async function listing(client: Client, query: URLSearchParams): Promise<MediaListing> {
  const { folderId, search, rootFolder } = whereIn(query)
  const cursor = query.get('cursor')
  const types = mediaTypes.filter((type): type is MediaType => query.getAll('type').includes(type))
  const wanted = {
    ...(types.length > 0 && { mediaTypes: types }),
    private: false,
    sort: { fieldName: 'updatedDate', order: 'DESC' as const },
    paging: { limit: pageSize, ...(cursor && { cursor }) },
  }
  const { files } = client
  const [page, { folders, hasMoreFolders }, path] = await Promise.all([
    search ? files.searchFiles({ search, rootFolder, ...wanted }) : files.listFiles({ parentFolderId: folderId, ...wanted }),
    cursor ? empty : foldersFor(client, query),
    search ? [] : pathOf(client, folderId),
  ])
  const next = page.nextCursor.cursors.next
  return {
    files: page.files.filter(({ operationStatus }) => operationStatus !== 'FAILED').map(choiceOf),
    folders,
    hasMoreFolders,
    path,
    ...(next && { next }),
  }
}
