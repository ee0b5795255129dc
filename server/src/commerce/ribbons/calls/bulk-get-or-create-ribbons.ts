import type { ribbons } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { bulkSuccesses, getOrCreateParts, namedDrafts } from '../../catalogue-parts/public.ts'
import { ribbonArea } from '../area.ts'

export const bulkGetOrCreateRibbons: Handler<typeof ribbons.bulkGetOrCreateRibbons> = async (context, { ribbonNames, fields }) => {
  const drafts = namedDrafts(ribbonNames.map((name, at) => ({ name, field: `ribbonNames[${at}]` })))
  return bulkSuccesses(
    context,
    ribbonArea,
    await getOrCreateParts(
      context,
      ribbonArea,
      drafts.map((draft) => ({ draft })),
    ),
    fields,
  )
}
