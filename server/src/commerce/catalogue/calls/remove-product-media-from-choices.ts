import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { withoutAllChoiceMedia, withoutChoiceMedia } from '../change/apply-media.ts'
import { lockProduct, saveProducts } from '../change/save.ts'

export const removeProductMediaFromChoices: Handler<typeof catalogue.removeProductMediaFromChoices> = async (context, { id, media }) => {
  const before = await lockProduct(context, id)
  const after = media.length > 0 ? withoutChoiceMedia(before, media) : withoutAllChoiceMedia(before)
  await saveProducts(context, [{ before, after }])
  return {}
}
