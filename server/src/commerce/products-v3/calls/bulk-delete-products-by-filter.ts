import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../../catalogue-jobs/public.ts'
import { deleteProducts } from '../by-filter/delete-products.ts'

export const bulkDeleteProductsByFilter: Handler<typeof productsV3.bulkDeleteProductsByFilter> = (context, request) =>
  beginJob(context, { kind: 'DELETE_PRODUCTS', request }, deleteProducts)
