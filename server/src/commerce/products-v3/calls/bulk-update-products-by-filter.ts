import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../by-filter/begin.ts'

export const bulkUpdateProductsByFilter: Handler<typeof productsV3.bulkUpdateProductsByFilter> = (context, request) =>
  beginJob(context, { kind: 'UPDATE_PRODUCTS', request })
