import type { folders } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockTree } from '../../file-usage/public.ts'
import { presentFolder } from '../present.ts'
import { findPosition, makeFolder } from '../tree.ts'

export const createFolder: Handler<typeof folders.createFolder> = async (context, { displayName, parentFolderId }) => {
  await lockTree(context)
  const folder = await makeFolder(context, displayName, await findPosition(context, parentFolderId))
  return { folder: presentFolder(context.siteId, folder) }
}
