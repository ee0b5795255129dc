import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { withFields } from '../change/apply-fields.ts'
import { emptyProduct, storeNew } from '../change/new-product.ts'
import { presentFor } from '../view.ts'

export const createProduct: Handler<typeof catalogue.createProduct> = async (context, { product }) => {
  const created = withFields(emptyProduct(context.now), product, context.site.settings.currency)
  return { product: presentFor(context, await storeNew(context, created)) }
}
