import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../../catalogue-jobs/public.ts'
import { addSections } from '../by-filter/change-sections.ts'

export const bulkAddInfoSectionsToProductsByFilter: Handler<typeof productsV3.bulkAddInfoSectionsToProductsByFilter> = (context, request) =>
  beginJob(context, { kind: 'ADD_INFO_SECTIONS', request }, addSections)
