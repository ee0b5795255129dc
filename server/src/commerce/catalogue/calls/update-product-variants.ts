import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { withVariantChanges } from '../change/apply-variants.ts'
import { lockProduct, saveProducts } from '../change/save.ts'
import { presentVariant } from '../present.ts'
import { viewFor } from '../view.ts'

export const updateProductVariants: Handler<typeof catalogue.updateProductVariants> = async (context, { id, variants: changes }) => {
  const before = await lockProduct(context, id)
  const { product, variants } = before
  if (!product.doc.manageVariants) refuse('VARIANTS_NOT_MANAGED')
  const after = { product, variants: withVariantChanges(variants, changes, context.site.settings.currency) }
  const [saved] = await saveProducts(context, [{ before, after }])
  const view = viewFor(context, true)
  return { variants: saved!.variants.map((variant) => presentVariant(saved!.product, variant, view)) }
}
