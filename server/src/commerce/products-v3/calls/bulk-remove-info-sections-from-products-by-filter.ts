import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { beginJob } from '../../catalogue-jobs/public.ts'
import { removeSections } from '../by-filter/change-sections.ts'

export const bulkRemoveInfoSectionsFromProductsByFilter: Handler<typeof productsV3.bulkRemoveInfoSectionsFromProductsByFilter> = (
  context,
  { filter, search, infoSectionIds },
) => beginJob(context, { kind: 'REMOVE_INFO_SECTIONS', request: { filter, search, infoSectionIds } }, removeSections)
