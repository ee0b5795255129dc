import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentProductOnce } from '../present-product-once.ts'
import { findProductState } from '../store.ts'
import { viewFor } from '../view.ts'

export const getProduct: Handler<typeof catalogue.getProduct> = async (context, { id, includeMerchantSpecificData }) => {
  const state = (await findProductState(context, id)) ?? refuse('PRODUCT_NOT_FOUND')
  return { product: presentProductOnce(context.siteId, state, viewFor(context, includeMerchantSpecificData)) }
}
