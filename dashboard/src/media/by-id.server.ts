import type { Client } from '@stoa/sdk'
import type { UploadedFile } from '../uploads/upload.ts'

/** As many IDs as one call takes. */
export const idsMax = 100

/** The files with some IDs, up to 100. Those that don’t exist, or are in the trash, are left out. */
export async function filesById({ files }: Client, ids: readonly string[]): Promise<UploadedFile[]> {
  if (ids.length === 0) return []
  return (await files.queryFileDescriptors({ query: { filter: { id: { $in: ids } }, cursorPaging: { limit: idsMax } } })).files
}

/** The same for folders. */
export async function foldersById({ folders }: Client, ids: readonly string[]) {
  if (ids.length === 0) return []
  return (await folders.queryFolders({ query: { filter: { id: { $in: ids } }, cursorPaging: { limit: idsMax } } })).folders
}
