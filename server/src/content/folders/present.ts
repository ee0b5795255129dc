import type { folders } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { rootName } from './roots.ts'
import type { Folder } from './tables.ts'

export type WireFolder = ResponseOf<typeof folders.getFolder>['folder']

export const presentFolder = (siteId: string, folder: Folder): WireFolder => ({
  id: folder.id,
  displayName: folder.displayName,
  parentFolderId: folder.parentId,
  createdDate: folder.createdDate.toISOString(),
  updatedDate: folder.updatedDate.toISOString(),
  state: folder.state,
  siteId,
})

/** Undefined if the ID isn't that of a root. */
export function presentRoot(siteId: string, id: string): WireFolder | undefined {
  const displayName = rootName(id)
  return displayName === undefined ? undefined : { id, displayName, parentFolderId: '', state: 'OK', siteId }
}
