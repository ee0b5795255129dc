import type { folders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockTree } from '../../file-usage/public.ts'
import { requireDisplayName } from '../../files/public.ts'
import { presentFolder } from '../present.ts'
import { findPosition, makeFolder } from '../tree.ts'

export const createFolder: Handler<typeof folders.createFolder> = async (context, { displayName, parentFolderId }) => {
  const name = requireDisplayName(displayName, 'displayName')
  await lockTree(context)
  const folder = await makeFolder(context, name, await findPosition(context, parentFolderId))
  return { folder: presentFolder(context.siteId, folder) }
}
