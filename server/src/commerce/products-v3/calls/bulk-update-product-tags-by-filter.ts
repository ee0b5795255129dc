import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../../catalogue-jobs/public.ts'
import { updateTags } from '../by-filter/update-tags.ts'

export const bulkUpdateProductTagsByFilter: Handler<typeof productsV3.bulkUpdateProductTagsByFilter> = (context, request) =>
  beginJob(context, { kind: 'UPDATE_TAGS', request }, updateTags)
