import { productsV3 } from '@stoa/contract'
import { requireCondition } from '../../catalogue-jobs/public.ts'
import { deleteLocked } from '../../catalogue/public.ts'
import { products } from './products.ts'
import type { ProductTask } from './requests.ts'

export const deleteProducts: ProductTask<'DELETE_PRODUCTS'> = {
  call: productsV3.bulkDeleteProductsByFilter,
  over: products,
  check: (_, { filter }) => requireCondition(filter),
  async change(context, _, held) {
    await deleteLocked(context, held)
    return []
  },
}
