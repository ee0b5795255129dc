import { folderEvents } from '@stoa/contract/folders/events'
import { recordEvents } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { presentFolder } from './present.ts'
import { updateFolderRows } from './store.ts'
import type { Folder } from './tables.ts'

/** Saves changed folders, any number, which are locked, without events. */
export async function saveFolders(context: Context, folders: readonly Folder[]): Promise<Folder[]> {
  const saved = folders.map((folder) => ({
    ...folder,
    revision: folder.revision + 1,
    updatedDate: context.now,
    searchText: folder.displayName.toLowerCase(),
  }))
  await updateFolderRows(context, saved)
  return saved
}

export function recordFolders(context: Context, name: keyof typeof folderEvents, folders: readonly Folder[]): void {
  const events = folders.map((folder) => ({ id: folder.id, revision: folder.revision, entity: presentFolder(context.siteId, folder) }))
  recordEvents(context, folderEvents[name], events)
}
