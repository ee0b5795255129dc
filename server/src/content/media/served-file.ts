import type { Services } from '../../kernel/context.ts'
import { deliveredIdOf, deliveredOf, findFileOfSite, isUsable, selectVersionsOf, type File } from '../files/public.ts'

/** A file with the content that is served now. */
export interface ServedFile {
  file: File
  /** That of the content. */
  version: number
  /** Whether that is an earlier content: the latest isn't READY, or is that again and still processed. */
  isEarlier: boolean
}

/** Undefined for files in the trash, and for those that were never READY. */
export async function findServedFile(services: Pick<Services, 'database'>, siteId: string, id: string): Promise<ServedFile | undefined> {
  const served = await findServedContent(services, siteId, deliveredIdOf(id))
  const file = served && (await deliveredOf({ db: services.database, siteId }, served.file, id))
  return file && { ...served, file }
}

async function findServedContent(
  { database: db }: Pick<Services, 'database'>,
  siteId: string,
  id: string,
): Promise<ServedFile | undefined> {
  const file = await findFileOfSite(db, siteId, id)
  if (file?.state !== 'OK') return undefined
  if (isUsable(file)) return { file, version: file.version, isEarlier: file.operationStatus !== 'READY' }
  const [latest] = file.version === 1 ? [] : await selectVersionsOf({ db, siteId }, [id])
  if (!latest) return undefined
  const { version, contentKey, mimeType, sizeBytes, width, height } = latest
  return { file: { ...file, contentKey, mimeType, sizeBytes, width, height }, version, isEarlier: true }
}
