import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockProduct, saveProducts } from '../change/save.ts'
import { withRibbon } from '../parts/with-brand.ts'

export const removeRibbon: Handler<typeof catalogue.removeRibbon> = async (context, { id }) => {
  const before = await lockProduct(context, id)
  await saveProducts(context, [{ before, after: { ...before, product: withRibbon(before.product, null) } }])
  return {}
}
