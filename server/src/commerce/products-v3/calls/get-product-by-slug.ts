import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentRead } from '../present-once.ts'
import { findStateBySlug } from '../store.ts'
import { viewFor } from '../view.ts'

export const getProductBySlug: Handler<typeof productsV3.getProductBySlug> = async (context, { slug, fields }) => {
  const view = viewFor(context, fields)
  const state = (await findStateBySlug(context, slug)) ?? refuse('PRODUCT_NOT_FOUND')
  const [product] = await presentRead(context, [state], view)
  return { product: product! }
}
