import type { SentFile } from '../../http/send-file.ts'
import type { Services } from '../../kernel/context.ts'
import { findFileOfSite } from '../files/public.ts'

/** A file with its bytes. They never change: other bytes have another tag. */
export interface StoredFile extends SentFile {
  fileName: string
}

/** Finds a file, also a private one: the caller has made sure that it may be read. */
export async function findStoredFile(
  { database, fileStore }: Pick<Services, 'database' | 'fileStore'>,
  siteId: string,
  id: string,
): Promise<StoredFile | undefined> {
  const file = await findFileOfSite(database, siteId, id)
  if (file?.state !== 'OK' || file.contentKey === null) return undefined
  const { mimeType, displayName, contentKey } = file
  const size = file.sizeBytes ?? (await fileStore.sizeOf(contentKey))
  if (size === undefined) return undefined
  return { mimeType, fileName: displayName, size, etag: etagOf(contentKey), read: (span) => fileStore.read(contentKey, span) }
}

/** Keys aren't reused, so the end of one names its content. */
export const etagOf = (contentKey: string): string => `"${contentKey.slice(-32).replaceAll(/[^\w.-]/g, '-')}"`
