import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findProductState } from '../../catalogue/public.ts'
import { presentRead } from '../present-once.ts'
import { viewFor } from '../view.ts'

export const getProduct: Handler<typeof productsV3.getProduct> = async (context, { productId, fields }) => {
  const view = viewFor(context, fields)
  const state = (await findProductState(context, productId)) ?? refuse('PRODUCT_NOT_FOUND')
  const [product] = await presentRead(context, [state], view)
  return { product: product! }
}
