import type { brands } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { bulkResults, namedChanges, updateParts } from '../../catalogue-parts/public.ts'
import { brandArea } from '../area.ts'

export const bulkUpdateBrands: Handler<typeof brands.bulkUpdateBrands> = async (context, { brands: sent, returnEntity, fields }) => {
  const changes = namedChanges(
    sent.map(({ brand, fieldMask }, at) => ({
      changes: brand,
      at: `brands[${at}].brand`,
      mask: { names: fieldMask, at: `brands[${at}].fieldMask` },
    })),
  )
  return bulkResults(context, brandArea, await updateParts(context, brandArea, changes), { returnEntity, fields })
}
