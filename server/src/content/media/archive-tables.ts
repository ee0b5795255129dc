import { bytea, table, text, texts, timestamptz, uuid, type RowOf } from '../../database/table.ts'

/** Archives of files that can be downloaded by a URL. */
export const fileArchivesTable = table('file_archives', {
  id: uuid(),
  secretHash: bytea(),
  expiresDate: timestamptz(),
  fileName: text(),
  /** All that a folder contains, if it isn't a list of files. */
  folderId: text().orNull(),
  fileIds: texts(),
})

export type FileArchive = RowOf<typeof fileArchivesTable>
