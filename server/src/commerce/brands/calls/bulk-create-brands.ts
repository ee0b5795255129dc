import type { brands } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { bulkResults, createParts, namedDrafts } from '../../catalogue-parts/public.ts'
import { brandArea } from '../area.ts'

export const bulkCreateBrands: Handler<typeof brands.bulkCreateBrands> = async (context, { brands: sent, returnEntity }) => {
  const drafts = namedDrafts(sent.map(({ name }, at) => ({ name, field: `brands[${at}].name` })))
  return bulkResults(context, brandArea, await createParts(context, brandArea, drafts), { returnEntity })
}
