import type { brands } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { bulkSuccesses, getOrCreateParts, namedWanted } from '../../catalogue-parts/public.ts'
import { brandArea } from '../area.ts'

export const bulkGetOrCreateBrands: Handler<typeof brands.bulkGetOrCreateBrands> = async (context, { brandNames, fields }) => {
  const wanted = namedWanted(brandNames.map((name, at) => ({ name, field: `brandNames[${at}]` })))
  return bulkSuccesses(context, brandArea, await getOrCreateParts(context, brandArea, wanted), fields)
}
