import type { productsV3 } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Task } from '../../catalogue-jobs/public.ts'
import type { ProductWithVariants } from '../../catalogue/public.ts'

type Calls = typeof productsV3

/** The request of each kind of job, as it was sent. */
export interface Requests {
  UPDATE_PRODUCTS: RequestOf<Calls['bulkUpdateProductsByFilter']>
  DELETE_PRODUCTS: RequestOf<Calls['bulkDeleteProductsByFilter']>
  ADD_INFO_SECTIONS: RequestOf<Calls['bulkAddInfoSectionsToProductsByFilter']>
  REMOVE_INFO_SECTIONS: RequestOf<Calls['bulkRemoveInfoSectionsFromProductsByFilter']>
  ADD_TO_CATEGORIES: RequestOf<Calls['bulkAddProductsToCategoriesByFilter']>
  REMOVE_FROM_CATEGORIES: RequestOf<Calls['bulkRemoveProductsFromCategoriesByFilter']>
  UPDATE_TAGS: RequestOf<Calls['bulkUpdateProductTagsByFilter']>
  UPDATE_VARIANTS: RequestOf<Calls['bulkUpdateProductVariantsByFilter']>
  ADJUST_VARIANTS: RequestOf<Calls['bulkAdjustProductVariantsByFilter']>
}

/** What a kind of job does to products. */
export type ProductTask<Kind extends keyof Requests> = Task<Requests[Kind], ProductWithVariants>
