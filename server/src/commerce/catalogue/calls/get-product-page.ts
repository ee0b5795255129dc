import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { breadcrumbOf, findTrail } from '../../collections/public.ts'
import { mainCategoryOf } from '../main-category.ts'
import { presentModifier } from '../present-modifiers.ts'
import { findProduct } from '../store.ts'

export const getProductPage: Handler<typeof catalogue.getProductPage> = async (context, { id }) => {
  const product = (await findProduct(context, id)) ?? refuse('PRODUCT_NOT_FOUND')
  const trail = await findTrail(context, mainCategoryOf(product))
  return {
    modifiers: product.doc.modifiers.map((modifier) => presentModifier(modifier, context.site.settings)),
    breadcrumbs: trail.map(breadcrumbOf),
  }
}
