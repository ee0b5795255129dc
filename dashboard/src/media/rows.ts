import { mediaRoot } from '@stoa/contract/files/states'
import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/rows'
import { idsMax } from './by-id.server.ts'
import { currentFiles, filePage } from './load-files.server.ts'
import { namedFolders } from './tree/named-folders.server.ts'

/** Files for the scripts of the library: the next page of a list, or some of its files as they are now. Or the folders that a text finds. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const named = url.searchParams.get('named')
  if (named !== null) return Response.json({ folders: await namedFolders(client, named) })
  const folderId = url.searchParams.get('folder') ?? mediaRoot
  const ids = url.searchParams.getAll('id').slice(0, idsMax)
  const { shop } = await client.shop.getShop({})
  const list = { url, folderId, shop }
  return Response.json(ids.length > 0 ? { files: await currentFiles(client, list, ids) } : await filePage(client, list))
}
