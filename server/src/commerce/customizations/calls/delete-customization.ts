import type { customizations } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { deleteParts, lockParts, only, selectUsed } from '../../catalogue-parts/public.ts'
import { customizationArea } from '../area.ts'

export const deleteCustomization: Handler<typeof customizations.deleteCustomization> = async (context, { customizationId }) => {
  // Variants depend on options. Products that get one lock it as well: from here on, none gets it.
  const [part] = await lockParts(context, { ids: [customizationId], keys: [] })
  const isOption = part?.kind === 'customization' && part.doc.customizationType === 'PRODUCT_OPTION'
  if (isOption && (await selectUsed(context, [customizationId])).length > 0) refuse('CUSTOMIZATION_ASSIGNED_TO_PRODUCT')
  only(await deleteParts(context, customizationArea, [customizationId]))
  return {}
}
