import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { withChoiceMedia, withMedia, withoutAllChoiceMedia } from '../change/apply-media.ts'
import { requireMedia } from '../change/media-facts.ts'
import { lockProduct, saveProducts } from '../change/save.ts'
import { presentFor } from '../view.ts'

export const setProductMedia: Handler<typeof catalogue.setProductMedia> = async (context, { id, media, choices }) => {
  const facts = await requireMedia(
    context,
    media.map(({ mediaId }) => mediaId),
  )
  const before = await lockProduct(context, id)
  const altTexts = new Map(before.product.doc.media.map((picture) => [picture.id, picture.altText]))
  const pictures = new Map(
    media.map(({ mediaId, altText }) => {
      const picture = facts.get(mediaId)!
      return [mediaId, { ...picture, altText: altText ?? altTexts.get(mediaId) ?? picture.altText }]
    }),
  )
  const shown = withMedia(before, [...pictures.values()])
  const after = choices ? withChoiceMedia(withoutAllChoiceMedia(shown), choices) : shown
  const [saved] = await saveProducts(context, [{ before, after }])
  return { product: presentFor(context, saved!) }
}
