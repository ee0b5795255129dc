import type { ribbons } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { bulkSuccesses, getOrCreateParts, namedWanted } from '../../catalogue-parts/public.ts'
import { ribbonArea } from '../area.ts'

export const bulkGetOrCreateRibbons: Handler<typeof ribbons.bulkGetOrCreateRibbons> = async (context, { ribbonNames, fields }) => {
  const wanted = namedWanted(ribbonNames.map((name, at) => ({ name, field: `ribbonNames[${at}]` })))
  return bulkSuccesses(context, ribbonArea, await getOrCreateParts(context, ribbonArea, wanted), fields)
}
