import type { FileState, MediaType, OperationStatus } from '@stoa/contract/files/states'
import { bigint, boolean, integer, jsonb, table, text, texts, timestamptz, type RowOf } from '../../database/table.ts'
import type { Actor } from './actor.ts'
import type { Root } from './roots.ts'

export interface ExternalInfo {
  origin?: string
  externalIds?: string[]
}

export interface Color {
  r: number
  g: number
  b: number
}

/** For the team, in plain words. */
export interface Reason {
  code: string
  description: string
}

/** What was made of a file, by its key in `file_assets`. Sizes are of pictures and videos. */
export interface MadeAsset {
  assetKey: string
  mimeType: string
  width?: number
  height?: number
}

/** What is known of a file besides its columns. */
export interface FileDoc {
  externalInfo?: ExternalInfo
  /** Who gave it its content, and on whose behalf it is processed. Absent if that isn’t known. */
  actor?: Actor
  /** Of an import: what to fetch, until it is fetched. */
  source?: { headers: Record<string, string>; mediaType?: MediaType; mimeType?: string }
  /** When it got its content, if that isn't its first. */
  contentSince?: string
  /** Whether it has a content again that could be used before, so that it can be used whatever its status. */
  isRestored?: boolean
  /** Why it is FAILED. */
  failure?: Reason
  /** What couldn't be made of it, although it is READY. */
  note?: Reason
  /** Of pictures: colours, the most frequent first. */
  colors?: Color[]
  /** Of pictures: what stays visible when a part is cut out, as shares of the upright width and height. */
  focalPoint?: { x: number; y: number }
  /** Of videos and recordings. */
  durationSeconds?: number
  bitrate?: number
  /** Of videos: their size as they are shown. */
  video?: { width: number; height: number }
  /** Of videos: smaller resolutions and streams are still to be made. */
  resolutions?: 'PENDING'
  /** Of documents. */
  pageCount?: number
  /** What was made of it. */
  assets?: MadeAsset[]
}

export const filesTable = table('files', {
  id: text(),
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  displayName: text(),
  folderId: text(),
  root: text<Root>(),
  mediaType: text<MediaType>(),
  mimeType: text(),
  sizeBytes: bigint().orNull(),
  hash: text().orNull(),
  /** Counts the contents that the file had (decision 0124). */
  version: bigint(),
  contentKey: text().orNull(),
  isPrivate: boolean(),
  operationStatus: text<OperationStatus>(),
  state: text<FileState>(),
  deletedDate: timestamptz().orNull(),
  /** The folder that was deleted with it. */
  deletedWith: text().orNull(),
  width: integer().orNull(),
  height: integer().orNull(),
  altText: text().orNull(),
  labels: texts(),
  sourceUrl: text().orNull(),
  searchText: text(),
  doc: jsonb<FileDoc>(),
})

export type File = RowOf<typeof filesTable>
