import { part } from '../../../database/sql.ts'
import type { Entries } from '../../catalogue-jobs/public.ts'
import { lockProducts, type ProductWithVariants } from '../../catalogue/public.ts'
import { type Conditions, planProducts } from '../plan-products.ts'

/** The products that meet conditions. */
export const products: Entries<Conditions, ProductWithVariants> = {
  async matching(context, conditions, createdUntil) {
    const { filter } = await planProducts(context, conditions, { isShop: true })
    return {
      from: part`products`,
      id: part`products.id`,
      where: part`products.site_id = ${context.siteId} and products.created_date <= ${createdUntil} and ${filter}`,
    }
  },
  lock: lockProducts,
  idOf: ({ product }) => product.id,
}
