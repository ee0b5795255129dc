import { mediaRoot, mediaTypes, type MediaType } from '@stoa/contract/files/states'
import type { Client } from '@stoa/sdk'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import { filesById, idsMax } from '../media/by-id.server.ts'
import { foldersOf, pathOf } from '../media/folders.server.ts'
import type { Route } from './+types/choices'
import { choiceOf, type MediaListing } from './media-choice.ts'

const pageSize = 48

/** What the picker sends. */
export type PickerRequest = { kind: 'import'; url: string; folderId: string } | { kind: 'alt'; fileId: string; altText: string }

/** A page of public files to choose from, the newest first, or the files with some IDs. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const query = url.searchParams
  const ids = query.getAll('id').slice(0, idsMax)
  return Response.json(ids.length > 0 ? await listingOf(client, ids) : await listing(client, query))
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

const listingOf = async (client: Client, ids: readonly string[]): Promise<MediaListing> => ({
  folders: [],
  path: [],
  files: (await filesById(client, ids)).map(choiceOf),
})

async function listing(client: Client, query: URLSearchParams): Promise<MediaListing> {
  const folderId = query.get('folder') || mediaRoot
  const search = (query.get('q') ?? '').trim().slice(0, 200)
  const cursor = query.get('cursor')
  const types = mediaTypes.filter((type): type is MediaType => query.getAll('type').includes(type))
  const wanted = {
    ...(types.length > 0 && { mediaTypes: types }),
    private: false,
    sort: { fieldName: 'updatedDate', order: 'DESC' as const },
    paging: { limit: pageSize, ...(cursor && { cursor }) },
  }
  const { files } = client
  const rootFolder = 'MEDIA_ROOT' as const
  const [page, folders, path] = await Promise.all([
    search ? files.searchFiles({ search, rootFolder, ...wanted }) : files.listFiles({ parentFolderId: folderId, ...wanted }),
    cursor ? [] : foldersOf(client, { folderId, search, rootFolder }),
    search ? [] : pathOf(client, folderId),
  ])
  const next = page.nextCursor.cursors.next
  return {
    files: page.files.map(choiceOf),
    folders: folders.map(({ id, displayName }) => ({ id, name: displayName })),
    path,
    ...(next && { next }),
  }
}
