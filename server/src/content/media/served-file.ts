import type { Services } from '../../kernel/context.ts'
import { findFileOfSite, selectVersionsOf, type File } from '../files/public.ts'

/** A file with the content that is served now. */
export interface ServedFile {
  file: File
  /** Whether that is an earlier content: the latest isn't READY. */
  isEarlier: boolean
}

/** Undefined for files in the trash, and for those that were never READY. */
export async function findServedFile(
  { database: db }: Pick<Services, 'database'>,
  siteId: string,
  id: string,
): Promise<ServedFile | undefined> {
  const file = await findFileOfSite(db, siteId, id)
  if (file?.state !== 'OK') return undefined
  if (file.operationStatus === 'READY') return { file, isEarlier: false }
  const [latest] = file.version === 1 ? [] : await selectVersionsOf({ db, siteId }, [id])
  if (!latest) return undefined
  const { contentKey, mimeType, sizeBytes, width, height } = latest
  return { file: { ...file, contentKey, mimeType, sizeBytes, width, height }, isEarlier: true }
}
