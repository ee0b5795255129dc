import type { ribbons } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { bulkResults, deleteParts } from '../../catalogue-parts/public.ts'
import { ribbonArea } from '../area.ts'

export const bulkDeleteRibbons: Handler<typeof ribbons.bulkDeleteRibbons> = async (context, { ribbonIds }) =>
  bulkResults(context, ribbonArea, await deleteParts(context, ribbonArea, ribbonIds))
