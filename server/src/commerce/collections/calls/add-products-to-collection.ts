import type { collections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { addProducts } from '../members/change.ts'

export const addProductsToCollection: Handler<typeof collections.addProductsToCollection> = async (context, { id, productIds = [] }) => {
  await addProducts(context, id, [...new Set(productIds)])
  return {}
}
