import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentProductOnce } from '../present-product-once.ts'
import { findProduct, findVariants } from '../store.ts'
import { viewFor } from '../view.ts'

export const getProduct: Handler<typeof catalogue.getProduct> = async (context, { id, includeMerchantSpecificData }) => {
  const [product, variants] = await Promise.all([findProduct(context, id), findVariants(context, [id])])
  if (!product) refuse('PRODUCT_NOT_FOUND')
  return { product: presentProductOnce(context.siteId, product, { variants, view: viewFor(context, includeMerchantSpecificData) }) }
}
