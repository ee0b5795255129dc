import type { Client } from '@stoa/sdk'
import type { UploadedFile } from '../uploads/upload.ts'

/** As many IDs as one call takes. */
export const idsMax = 100

/** What several calls take, one after the other. */
export const inParts = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / idsMax) }, (_, part) => all.slice(part * idsMax, (part + 1) * idsMax))

/** The files with some IDs. Those that don’t exist, or are in the trash, are left out. */
export const filesById = ({ files }: Client, ids: readonly string[]): Promise<UploadedFile[]> =>
  readParts(ids, async (query) => (await files.queryFileDescriptors({ query })).files)

/** The same for folders. */
export const foldersById = ({ folders }: Client, ids: readonly string[]) =>
  readParts(ids, async (query) => (await folders.queryFolders({ query })).folders)

interface QueryOfIds {
  filter: { id: { $in: string[] } }
  cursorPaging: { limit: number }
}

async function readParts<Row>(ids: readonly string[], read: (query: QueryOfIds) => Promise<Row[]>): Promise<Row[]> {
  const rows = inParts(ids).map((part) => read({ filter: { id: { $in: part } }, cursorPaging: { limit: idsMax } }))
  return (await Promise.all(rows)).flat()
}
