import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { assetIn } from '../asset-id.ts'
import { fileIdOf } from '../file-id.ts'
import { baseUrlOf, fileUrl } from '../present.ts'
import { findPublicMedia } from '../store.ts'

export const bulkGetPublicMedia: Handler<typeof files.bulkGetPublicMedia> = async (context, { fileIds }) => {
  const ids = [...new Set(fileIds.map(fileIdOf))]
  const found = ids.length === 0 ? [] : await findPublicMedia(context.db, context.siteId, [...new Set(ids.map(ownerIdOf))])
  const versions = new Map(found.map(({ id, version }) => [id, version]))
  const media = ids.flatMap((id) => {
    const version = versions.get(ownerIdOf(id))
    return version === undefined ? [] : [{ fileId: id, url: fileUrl(baseUrlOf(context), id, version) }]
  })
  return { media }
}

/** The file that an ID names, or belongs to if it is that of a picture that was made of one. */
const ownerIdOf = (id: string): string => assetIn(id)?.fileId ?? id
