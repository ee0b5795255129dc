import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { deleteLocked, lockProducts } from '../../catalogue/change/public.ts'

export const deleteProduct: Handler<typeof productsV3.deleteProduct> = async (context, { productId }) => {
  const locked = await lockProducts(context, [productId])
  if (locked.length === 0) refuse('PRODUCT_NOT_FOUND')
  await deleteLocked(context, locked)
  return {}
}
