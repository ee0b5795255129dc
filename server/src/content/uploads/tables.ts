import { bigint, boolean, bytea, jsonb, table, text, texts, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import type { ExternalInfo } from '../files/public.ts'

export const uploadsTable = table('uploads', {
  id: uuid(),
  createdDate: timestamptz(),
  expiresDate: timestamptz(),
  protocol: text<'PUT' | 'TUS'>(),
  secretHash: bytea(),
  mimeType: text(),
  /** Null if it wasn't announced. */
  sizeBytes: bigint().orNull(),
  displayName: text().orNull(),
  folderId: text(),
  isPrivate: boolean(),
  labels: texts(),
  externalInfo: jsonb<ExternalInfo | null>().orNull(),
  actorKind: text<'owner' | 'app'>(),
  actorId: text(),
  /** Of uploads in parts: where the parts are collected. */
  partKey: text().orNull(),
  /** Of uploads in parts: how many bytes may arrive. */
  lengthBytes: bigint().orNull(),
  /** The file whose content it replaces. Null if it becomes a file of its own. */
  replacesFileId: text().orNull(),
  /** The file that it became. */
  fileId: text().orNull(),
})

export type Upload = RowOf<typeof uploadsTable>
