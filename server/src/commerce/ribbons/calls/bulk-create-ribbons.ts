import type { ribbons } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { bulkResults, createParts, namedDrafts } from '../../catalogue-parts/public.ts'
import { ribbonArea } from '../area.ts'

export const bulkCreateRibbons: Handler<typeof ribbons.bulkCreateRibbons> = async (context, { ribbons: sent, returnEntity }) => {
  const drafts = namedDrafts(sent.map(({ name }, at) => ({ name, field: `ribbons[${at}].name` })))
  return bulkResults(context, ribbonArea, await createParts(context, ribbonArea, drafts), { returnEntity })
}
