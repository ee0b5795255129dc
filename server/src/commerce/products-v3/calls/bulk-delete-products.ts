import type { productsV3 } from '@stoa/contract'
import type { missingProduct } from '@stoa/contract/products-v3/problems'
import type { Handler } from '../../../kernel/handler.ts'
import { deleteLocked, lockProducts } from '../../catalogue/change/public.ts'
import type { Outcome } from '../change/drafts.ts'
import { ProductProblem } from '../change/problem.ts'
import { presentOutcomes } from '../outcomes/present-outcomes.ts'

export const bulkDeleteProducts: Handler<typeof productsV3.bulkDeleteProducts> = async (context, { productIds }) => {
  const locked = await lockProducts(context, [...new Set(productIds)])
  if (locked.length > 0) await deleteLocked(context, locked)
  const deleted = new Map(locked.map((one) => [one.product.id, one]))
  const outcomes = productIds.map((id): Outcome => {
    const saved = deleted.get(id)
    return saved ? { saved } : { problem: new ProductProblem('PRODUCT_NOT_FOUND') }
  })
  return presentOutcomes<keyof typeof missingProduct>(context, outcomes, { ids: productIds })
}
