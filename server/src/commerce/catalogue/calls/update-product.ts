import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { withFields } from '../change/apply-fields.ts'
import { lockProduct, saveProducts } from '../change/save.ts'
import { requireFreeSlug } from '../change/slug.ts'
import { presentFor } from '../view.ts'

export const updateProduct: Handler<typeof catalogue.updateProduct> = async (context, { product: { id, ...input } }) => {
  const before = await lockProduct(context, id)
  const after = withFields(before, input, context.site.settings.currency)
  if (after.product.slug !== before.product.slug) await requireFreeSlug(context, after.product)
  const [saved] = await saveProducts(context, [{ before, after }])
  return { product: presentFor(context, saved!) }
}
