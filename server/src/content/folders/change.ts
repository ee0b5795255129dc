import { folderEvents } from '@stoa/contract/folders/events'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { presentFolder } from './present.ts'
import { updateFolderRow } from './store.ts'
import type { Folder } from './tables.ts'

/** Saves changes of a locked folder, without an event. */
export async function saveFolder(context: Context, folder: Folder, changes: Partial<Folder>): Promise<Folder> {
  const changed = { ...folder, ...changes, revision: folder.revision + 1, updatedDate: context.now }
  const saved = { ...changed, searchText: changed.displayName.toLowerCase() }
  await updateFolderRow(context, saved)
  return saved
}

export function recordFolder(context: Context, name: keyof typeof folderEvents, folder: Folder): void {
  recordEvent(context, folderEvents[name], { id: folder.id, revision: folder.revision, entity: presentFolder(context.siteId, folder) })
}
