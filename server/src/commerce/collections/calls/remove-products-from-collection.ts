import type { collections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { removeProducts } from '../members/change.ts'

export const removeProductsFromCollection: Handler<typeof collections.removeProductsFromCollection> = async (
  context,
  { id, productIds },
) => {
  await removeProducts(context, id, [...new Set(productIds)])
  return {}
}
