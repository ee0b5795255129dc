import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { withMedia } from '../change/apply-media.ts'
import { lockProduct, saveProducts } from '../change/save.ts'

export const removeProductMedia: Handler<typeof catalogue.removeProductMedia> = async (context, { id, mediaIds }) => {
  const before = await lockProduct(context, id)
  const remaining = mediaIds.length > 0 ? before.product.doc.media.filter((picture) => !mediaIds.includes(picture.id)) : []
  await saveProducts(context, [{ before, after: withMedia(before, remaining) }])
  return {}
}
