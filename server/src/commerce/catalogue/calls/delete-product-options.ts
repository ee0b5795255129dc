import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { withVariantsOfOptions } from '../change/apply-options.ts'
import { lockProduct, saveProducts } from '../change/save.ts'

export const deleteProductOptions: Handler<typeof catalogue.deleteProductOptions> = async (context, { id }) => {
  const before = await lockProduct(context, id)
  const { product, variants } = before
  const doc = { ...product.doc, options: [], manageVariants: false }
  await saveProducts(context, [{ before, after: withVariantsOfOptions({ product: { ...product, doc }, variants }) }])
  return {}
}
