import type { infoSections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { bulkResults, updateParts } from '../../catalogue-parts/public.ts'
import { infoSectionArea } from '../area.ts'
import { readChanges } from '../read-sections.ts'

export const bulkUpdateInfoSections: Handler<typeof infoSections.bulkUpdateInfoSections> = async (
  context,
  { infoSections: sent, returnEntity, fields },
) => {
  const changes = readChanges(
    sent.map(({ infoSection, fieldMask }, at) => ({
      changes: infoSection,
      at: `infoSections[${at}].infoSection`,
      mask: { names: fieldMask, at: `infoSections[${at}].fieldMask` },
    })),
  )
  return bulkResults(context, infoSectionArea, await updateParts(context, infoSectionArea, changes), { returnEntity, fields })
}
