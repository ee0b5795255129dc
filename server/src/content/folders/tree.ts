import { folderDepthMax } from '@stoa/contract/files/limits'
import { mediaRoot } from '@stoa/contract/files/states'
import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { lockTree } from '../file-usage/public.ts'
import { isRoot, type Root, visibleNameOf } from '../files/public.ts'
import { recordFolders } from './change.ts'
import { findByName, findFolder, insertFolder } from './store.ts'
import type { Folder } from './tables.ts'

/** Where something is put: a folder, and what is above it. */
export interface Position {
  folderId: string
  root: Root
  /** Of what is in the folder. */
  ancestors: readonly string[]
}

/** The root by default. The tree should be locked, so that the folder stays where it is. */
export async function findPosition(context: Context, folderId: string | null | undefined): Promise<Position> {
  const id = folderId || mediaRoot
  if (isRoot(id)) return { folderId: id, root: id, ancestors: [] }
  const folder = await findFolder(context, id)
  if (folder?.state !== 'OK') return refuse('FOLDER_NOT_FOUND', { folderId: id })
  return positionIn(folder)
}

const positionIn = ({ id, root, ancestors }: Folder): Position => ({ folderId: id, root, ancestors: [...ancestors, id] })

/** What a file says of the folder that it is in. */
export async function requireFolder(context: Context, folderId: string | null | undefined): Promise<{ folderId: string; root: Root }> {
  const { folderId: id, root } = await findPosition(context, folderId)
  return { folderId: id, root }
}

export function requireDepth(depth: number): void {
  if (depth > folderDepthMax) refuse('FOLDER_TOO_DEEP', { depthMax: folderDepthMax })
}

export async function makeFolder(context: Context, displayName: string, { folderId, root, ancestors }: Position): Promise<Folder> {
  requireDepth(ancestors.length + 1)
  const folder: Folder = {
    id: newId(),
    revision: 1,
    createdDate: context.now,
    updatedDate: context.now,
    displayName,
    parentId: folderId,
    root,
    ancestors: [...ancestors],
    state: 'OK',
    deletedDate: null,
    deletedWith: null,
    searchText: displayName.toLowerCase(),
  }
  await insertFolder(context, folder)
  recordFolders(context, 'created', [folder])
  return folder
}

/** The folder at a path such as `/videos/2024` below another. Folders of the path that don't exist are created: once, also for parallel callers. */
export async function folderAtPath(
  context: Context,
  { parentFolderId, filePath }: { parentFolderId?: string | null; filePath?: string | null },
): Promise<{ folderId: string; root: Root }> {
  const names = namesIn(filePath ?? '')
  // The folder isn't deleted before what is put into it is there.
  await lockTree(context)
  let position = await findPosition(context, parentFolderId)
  requireDepth(position.ancestors.length + names.length)
  for (const name of names) {
    const folder = (await findByName(context, position.folderId, name)) ?? (await makeFolder(context, name, position))
    position = positionIn(folder)
  }
  return { folderId: position.folderId, root: position.root }
}

/** The names of a path. Blank ones, `.` and `..` are left out, so that a path leads downwards only. */
export const namesIn = (path: string): string[] => path.split(/[/\\]/).flatMap((name) => visibleNameOf(name) ?? [])
