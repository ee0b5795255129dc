import type { customizations } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { only, presentPart, read, updateParts } from '../../catalogue-parts/public.ts'
import { customizationArea } from '../area.ts'
import { changeOfChoices } from '../change-of-choices.ts'
import { withChoices } from '../choices.ts'
import { readChoices } from '../read-choices.ts'
import { lockUsedChoices } from '../store.ts'

export const setCustomizationChoices: Handler<typeof customizations.setCustomizationChoices> = async (
  context,
  { customizationId, choices, fields },
) => {
  const { currency } = context.site.settings
  const used = await lockUsedChoices(context, customizationId)
  const change = changeOfChoices({ id: customizationId }, (doc) => {
    const written = read((violations) => readChoices(choices, doc, { at: 'choices', currency, violations }))
    return 'problem' in written ? written : withChoices(doc, written, used)
  })
  return {
    customization: await presentPart(context, customizationArea, only(await updateParts(context, customizationArea, [change])), fields),
  }
}
