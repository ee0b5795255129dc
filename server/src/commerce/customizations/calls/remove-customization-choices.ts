import type { customizations } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { only, presentPart, updateParts } from '../../catalogue-parts/public.ts'
import { customizationArea } from '../area.ts'
import { changeOfChoices } from '../change-of-choices.ts'
import { withoutChoices } from '../choices.ts'
import { lockUsedChoices } from '../store.ts'

export const removeCustomizationChoices: Handler<typeof customizations.removeCustomizationChoices> = async (
  context,
  { customizationId, choiceIds, revision, fields },
) => {
  const used = await lockUsedChoices(context, customizationId)
  const change = changeOfChoices({ id: customizationId, revision }, (doc) => {
    const after = withoutChoices(doc, choiceIds, used)
    return 'problem' in after || after.choices.length > 0 ? after : refuseFields(noChoiceLeft)
  })
  // Only products with a choice that goes change.
  const area: typeof customizationArea = {
    ...customizationArea,
    shown: ({ doc }) => doc.choices.filter(({ choiceId }) => used.has(choiceId)),
  }
  return { customization: await presentPart(context, area, only(await updateParts(context, area, [change])), fields) }
}

const noChoiceLeft = {
  field: 'choiceIds',
  violatedRule: 'OTHER',
  ruleName: 'NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES',
  description: 'A choice has to remain.',
} as const
