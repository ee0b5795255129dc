import type { customizations } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { only, presentPart, updateParts } from '../../catalogue-parts/public.ts'
import { choiceListArea } from '../area.ts'
import { changeOfChoices } from '../change-of-choices.ts'
import { inOrder } from '../choices.ts'

export const reorderCustomizationChoices: Handler<typeof customizations.reorderCustomizationChoices> = async (
  context,
  { customizationId, revision, choiceIds, fields },
) => {
  const change = changeOfChoices({ id: customizationId, revision }, (doc) => inOrder(doc, choiceIds))
  return { customization: await presentPart(context, choiceListArea, only(await updateParts(context, choiceListArea, [change])), fields) }
}
