import type { Scope } from '../../kernel/context.ts'
import { assetIn } from './asset-id.ts'
import { findAsset } from './store.ts'
import type { File } from './tables.ts'

/** The file that an ID names, or belongs to if it is that of a picture that was made of one. */
export const deliveredIdOf = (id: string): string => assetIn(id)?.fileId ?? id

/** What is served under an ID: the file, or a picture that was made of it. A caller who may see the file may see the picture. */
export async function deliveredOf(scope: Scope, file: File, id: string): Promise<File | undefined> {
  const made = assetIn(id)
  if (!made) return file
  const asset = await findAsset(scope, made.fileId, made.assetKey)
  if (!asset?.mimeType.startsWith('image/')) return undefined
  const { contentKey, mimeType, sizeBytes, width, height } = asset
  return { ...file, id, mediaType: 'IMAGE', contentKey, mimeType, sizeBytes, width, height }
}
