import { bigint, integer, table, text, timestamptz, type RowOf } from '../../database/table.ts'
import type { Actor } from './actor.ts'

/** Contents that files had before they were replaced. */
export const fileVersionsTable = table('file_versions', {
  fileId: text(),
  version: bigint(),
  /** When it became the content of the file. */
  createdDate: timestamptz(),
  contentKey: text(),
  mimeType: text(),
  sizeBytes: bigint().orNull(),
  hash: text().orNull(),
  width: integer().orNull(),
  height: integer().orNull(),
  /** Who made it the content of the file. Null if that isn’t known. */
  actorKind: text<Actor['kind']>().orNull(),
  actorId: text().orNull(),
})

export type FileVersion = RowOf<typeof fileVersionsTable>
