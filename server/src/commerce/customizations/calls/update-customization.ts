import type { customizations } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { only, presentPart, updateParts } from '../../catalogue-parts/public.ts'
import { customizationArea } from '../area.ts'
import { readChanges } from '../read-customizations.ts'

export const updateCustomization: Handler<typeof customizations.updateCustomization> = async (context, { customization, fields }) => {
  const changes = readChanges([{ changes: customization, at: 'customization' }], context.site.settings.currency)
  const updated = await updateParts(context, customizationArea, changes)
  return { customization: await presentPart(context, customizationArea, only(updated), fields) }
}
