import { buffer } from 'node:stream/consumers'
import type { SentFile } from '../../http/send-file.ts'
import type { Services } from '../../kernel/context.ts'
import { findAsset as findAssetRow, type File, type FileAsset } from '../files/public.ts'
import { findServedFile } from './served-file.ts'

/** A content that is stored. */
export interface StoredContent extends SentFile {
  contentKey: string
}

/** A file with its bytes. They never change: other bytes have another tag. */
export interface StoredFile extends SentFile {
  fileName: string
}

/** Finds a file, also a private one: the caller has made sure that it may be read. */
export async function findStoredFile(
  services: Pick<Services, 'database' | 'fileStore'>,
  siteId: string,
  id: string,
): Promise<StoredFile | undefined> {
  const served = await findServedFile(services, siteId, id)
  const sent = served && (await sentOriginal(services, served.file))
  return sent && { ...sent, fileName: served.file.displayName }
}

/** The content of a file. Undefined if it is missing. */
export async function sentOriginal(
  { fileStore }: Pick<Services, 'fileStore'>,
  { contentKey, mimeType, sizeBytes }: Pick<File, 'contentKey' | 'mimeType' | 'sizeBytes'>,
): Promise<StoredContent | undefined> {
  if (contentKey === null) return undefined
  const size = sizeBytes ?? (await fileStore.sizeOf(contentKey))
  return size === undefined ? undefined : stored(fileStore, { contentKey, mimeType, size })
}

/** What was made of a file. Undefined if there is no such asset. */
export async function findAsset(
  { database, settings, fileStore }: Pick<Services, 'database' | 'settings' | 'fileStore'>,
  { id }: Pick<File, 'id'>,
  assetKey: string,
): Promise<StoredContent | undefined> {
  const asset = await findAssetRow({ db: database, siteId: settings.siteId }, id, assetKey)
  return asset && sentAsset({ fileStore }, asset)
}

export const sentAsset = ({ fileStore }: Pick<Services, 'fileStore'>, { sizeBytes: size, ...asset }: FileAsset): StoredContent =>
  stored(fileStore, { ...asset, size })

const stored = (
  fileStore: Services['fileStore'],
  { contentKey, mimeType, size }: { contentKey: string; mimeType: string; size: number },
): StoredContent => ({ contentKey, mimeType, size, etag: etagOf(contentKey), read: (span) => fileStore.read(contentKey, span) })

/** All bytes of a content. Undefined if it is missing. */
export async function readAll({ size, read }: SentFile): Promise<Buffer | undefined> {
  const content = await read({ start: 0, end: size - 1 })
  return content && (Buffer.isBuffer(content) ? content : buffer(content))
}

/** Keys aren't reused, so the end of one names its content. */
const etagOf = (contentKey: string): string => `"${contentKey.slice(-32).replaceAll(/[^\w.-]/g, '-')}"`
