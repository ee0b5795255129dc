import type { customizations } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { only, presentPart, updateParts } from '../../catalogue-parts/public.ts'
import { choiceListArea } from '../area.ts'
import { additionOf } from '../read-additions.ts'

export const addCustomizationChoices: Handler<typeof customizations.addCustomizationChoices> = async (
  context,
  { customizationId, choices, fields },
) => {
  const addition = additionOf({ customizationId, choices }, { at: 'choices', currency: context.site.settings.currency })
  return { customization: await presentPart(context, choiceListArea, only(await updateParts(context, choiceListArea, [addition])), fields) }
}
