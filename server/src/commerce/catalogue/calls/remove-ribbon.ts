import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockProduct, saveProducts } from '../change/save.ts'

export const removeRibbon: Handler<typeof catalogue.removeRibbon> = async (context, { id }) => {
  const before = await lockProduct(context, id)
  await saveProducts(context, [{ before, after: { ...before, product: { ...before.product, ribbon: null } } }])
  return {}
}
