import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../../catalogue-jobs/public.ts'
import { removeFromCategories } from '../by-filter/change-categories.ts'

export const bulkRemoveProductsFromCategoriesByFilter: Handler<typeof productsV3.bulkRemoveProductsFromCategoriesByFilter> = (
  context,
  request,
) => beginJob(context, { kind: 'REMOVE_FROM_CATEGORIES', request }, removeFromCategories)
