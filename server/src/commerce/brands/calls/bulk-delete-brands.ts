import type { brands } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { bulkResults, deleteParts } from '../../catalogue-parts/public.ts'
import { brandArea } from '../area.ts'

export const bulkDeleteBrands: Handler<typeof brands.bulkDeleteBrands> = async (context, { brandIds }) =>
  bulkResults(context, brandArea, await deleteParts(context, brandArea, brandIds))
