import type { infoSections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { bulkResults, deleteParts } from '../../catalogue-parts/public.ts'
import { infoSectionArea } from '../area.ts'

export const bulkDeleteInfoSections: Handler<typeof infoSections.bulkDeleteInfoSections> = async (context, { infoSectionIds }) =>
  bulkResults(context, infoSectionArea, await deleteParts(context, infoSectionArea, infoSectionIds))
