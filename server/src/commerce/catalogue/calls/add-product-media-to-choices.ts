import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { withChoiceMedia } from '../change/apply-media.ts'
import { lockProduct, saveProducts } from '../change/save.ts'

export const addProductMediaToChoices: Handler<typeof catalogue.addProductMediaToChoices> = async (context, { id, media }) => {
  const before = await lockProduct(context, id)
  await saveProducts(context, [{ before, after: withChoiceMedia(before, media) }])
  return {}
}
