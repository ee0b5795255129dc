import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../../catalogue-jobs/public.ts'
import { updateVariants } from '../by-filter/update-variants.ts'

export const bulkUpdateProductVariantsByFilter: Handler<typeof productsV3.bulkUpdateProductVariantsByFilter> = (context, request) =>
  beginJob(context, { kind: 'UPDATE_VARIANTS', request }, updateVariants)
