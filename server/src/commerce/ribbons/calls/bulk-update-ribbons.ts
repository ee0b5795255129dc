import type { ribbons } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { bulkResults, namedChanges, updateParts } from '../../catalogue-parts/public.ts'
import { ribbonArea } from '../area.ts'

export const bulkUpdateRibbons: Handler<typeof ribbons.bulkUpdateRibbons> = async (context, { ribbons: sent, returnEntity, fields }) => {
  const changes = namedChanges(
    sent.map(({ ribbon, fieldMask }, at) => ({
      changes: ribbon,
      at: `ribbons[${at}].ribbon`,
      mask: { names: fieldMask, at: `ribbons[${at}].fieldMask` },
    })),
  )
  return bulkResults(context, ribbonArea, await updateParts(context, ribbonArea, changes), { returnEntity, fields })
}
