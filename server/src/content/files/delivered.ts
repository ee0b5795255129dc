import type { Db } from '../../kernel/db.ts'
import { assetIn } from './asset-id.ts'
import { findAsset, findFileOfSite } from './store.ts'
import type { File } from './tables.ts'

/** What is served at `/media/<id>`: a file, or a picture that was made of one. Whoever may see the file may see the picture. */
export async function findDelivered(db: Db, siteId: string, id: string): Promise<File | undefined> {
  const made = assetIn(id)
  if (!made) return findFileOfSite(db, siteId, id)
  const file = await findFileOfSite(db, siteId, made.fileId)
  const asset = file && (await findAsset({ db, siteId }, made.fileId, made.assetKey))
  if (!asset?.mimeType.startsWith('image/')) return undefined
  const { contentKey, mimeType, sizeBytes, width, height } = asset
  return { ...file!, id, mediaType: 'IMAGE', contentKey, mimeType, sizeBytes, width, height }
}
