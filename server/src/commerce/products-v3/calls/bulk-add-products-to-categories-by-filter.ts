import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../../catalogue-jobs/public.ts'
import { addToCategories } from '../by-filter/change-categories.ts'

export const bulkAddProductsToCategoriesByFilter: Handler<typeof productsV3.bulkAddProductsToCategoriesByFilter> = (context, request) =>
  beginJob(context, { kind: 'ADD_TO_CATEGORIES', request }, addToCategories)
