import type { Entries } from '../../catalogue-jobs/public.ts'
import { lockProducts, type ProductWithVariants } from '../../catalogue/public.ts'
import { type Conditions, planProducts } from '../plan-products.ts'
import { productsMatching } from '../store.ts'

/** The products that meet conditions. */
export const products: Entries<Conditions, ProductWithVariants> = {
  async matching(context, conditions, createdUntil) {
    return productsMatching(context, await planProducts(context, conditions, { isShop: true }), createdUntil)
  },
  lock: lockProducts,
  idOf: ({ product }) => product.id,
}
