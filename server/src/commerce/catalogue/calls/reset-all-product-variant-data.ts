import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { withValuesOf } from '../change/apply-options.ts'
import { lockProduct, saveProducts } from '../change/save.ts'

export const resetAllProductVariantData: Handler<typeof catalogue.resetAllProductVariantData> = async (context, { id }) => {
  const before = await lockProduct(context, id)
  const { product } = before
  const variants = before.variants.map((variant) => ({ ...withValuesOf(variant, product), sku: null, visible: true }))
  await saveProducts(context, [{ before, after: { product, variants } }])
  return {}
}
