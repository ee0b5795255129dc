import type { Scope, Services } from '../../kernel/context.ts'
import { assetIn, findAsset, findFileOfSite, isUsable, selectVersionsOf, type File } from '../files/public.ts'

/** A file with the content that is served now. */
export interface ServedFile {
  file: File
  /** That of the content. */
  version: number
  /** Whether the latest content isn't READY: an earlier one is served, or one that was restored and is being processed again. */
  isEarlier: boolean
}

/** Undefined for files in the trash, and for those that were never READY. */
export async function findServedFile(services: Pick<Services, 'database'>, siteId: string, id: string): Promise<ServedFile | undefined> {
  const asset = assetIn(id)
  const served = await findServedContent(services, siteId, asset?.fileId ?? id)
  if (!served || !asset) return served
  const file = await pictureOf({ db: services.database, siteId }, served.file, { id, ...asset })
  return file && { ...served, file }
}

/** A picture that was made of a file, as a file. A caller who may see the file may see the picture. */
async function pictureOf(scope: Scope, file: File, { id, assetKey }: { id: string; assetKey: string }): Promise<File | undefined> {
  const asset = await findAsset(scope, file.id, assetKey)
  if (!asset?.mimeType.startsWith('image/')) return undefined
  const { contentKey, mimeType, sizeBytes, width, height } = asset
  return { ...file, id, mediaType: 'IMAGE', contentKey, mimeType, sizeBytes, width, height }
}

async function findServedContent(
  { database: db }: Pick<Services, 'database'>,
  siteId: string,
  id: string,
): Promise<ServedFile | undefined> {
  const file = await findFileOfSite(db, siteId, id)
  return file && servedContentOf({ db, siteId }, file)
}

/** The same for a file that was read. */
export async function servedContentOf(scope: Scope, file: File): Promise<ServedFile | undefined> {
  if (file.state !== 'OK') return undefined
  if (isUsable(file)) return { file, version: file.version, isEarlier: file.operationStatus !== 'READY' }
  const [latest] = file.version === 1 ? [] : await selectVersionsOf(scope, [file.id])
  if (!latest) return undefined
  const { version, contentKey, mimeType, sizeBytes, width, height } = latest
  return { file: { ...file, contentKey, mimeType, sizeBytes, width, height }, version, isEarlier: true }
}
