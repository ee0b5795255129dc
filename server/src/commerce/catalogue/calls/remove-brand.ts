import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockProduct, saveProducts } from '../change/save.ts'
import { withBrand } from '../parts/with-brand.ts'

export const removeBrand: Handler<typeof catalogue.removeBrand> = async (context, { id }) => {
  const before = await lockProduct(context, id)
  await saveProducts(context, [{ before, after: { ...before, product: withBrand(before.product, null) } }])
  return {}
}
