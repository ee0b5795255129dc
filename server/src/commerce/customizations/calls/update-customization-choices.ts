import type { customizations } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { only, presentPart, updateParts } from '../../catalogue-parts/public.ts'
import { customizationArea } from '../area.ts'
import { changeOfChoices } from '../change-of-choices.ts'
import { readChoiceChanges } from '../read-choice-changes.ts'

export const updateCustomizationChoices: Handler<typeof customizations.updateCustomizationChoices> = async (
  context,
  { customizationId, revision, choices, fields },
) => {
  const written = choices.map(({ choice, fieldMask }, index) => ({
    changes: choice,
    at: `choices[${index}].choice`,
    mask: { names: fieldMask, at: `choices[${index}].fieldMask` },
  }))
  const change = changeOfChoices({ id: customizationId, revision }, readChoiceChanges(written, context.site.settings.currency))
  return {
    customization: await presentPart(context, customizationArea, only(await updateParts(context, customizationArea, [change])), fields),
  }
}
