import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../../catalogue-jobs/public.ts'
import { updateProducts } from '../by-filter/update-products.ts'

export const bulkUpdateProductsByFilter: Handler<typeof productsV3.bulkUpdateProductsByFilter> = (context, request) =>
  beginJob(context, { kind: 'UPDATE_PRODUCTS', request }, updateProducts)
