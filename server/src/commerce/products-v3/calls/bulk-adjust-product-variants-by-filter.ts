import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../../catalogue-jobs/public.ts'
import { adjustVariants } from '../by-filter/adjust-variants.ts'

export const bulkAdjustProductVariantsByFilter: Handler<typeof productsV3.bulkAdjustProductVariantsByFilter> = (context, request) =>
  beginJob(context, { kind: 'ADJUST_VARIANTS', request }, adjustVariants)
