import type { customizations } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { updateParts } from '../../catalogue-parts/public.ts'
import { customizationArea } from '../area.ts'
import { bulkCustomizations } from '../bulk-customizations.ts'
import { readChanges } from '../read-customizations.ts'

export const bulkUpdateCustomizations: Handler<typeof customizations.bulkUpdateCustomizations> = async (
  context,
  { customizations: sent, returnEntity, fields },
) => {
  const written = sent.map(({ customization, fieldMask }, index) => ({
    changes: customization,
    at: `customizations[${index}].customization`,
    mask: { names: fieldMask, at: `customizations[${index}].fieldMask` },
  }))
  const updated = await updateParts(context, customizationArea, readChanges(written, context.site.settings.currency))
  return bulkCustomizations(context, customizationArea.problems, updated, { returnEntity, fields })
}
