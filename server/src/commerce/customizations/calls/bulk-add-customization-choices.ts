import type { customizations } from '@stoa/contract'
import { addCustomizationChoices } from '@stoa/contract/customizations/calls'
import type { Handler } from '../../../kernel/handler.ts'
import { type Customization, type Outcome, updateParts } from '../../catalogue-parts/public.ts'
import { choiceListArea } from '../area.ts'
import { bulkCustomizations } from '../bulk-customizations.ts'
import { additionOf } from '../read-additions.ts'

const { problems } = addCustomizationChoices

export const bulkAddCustomizationChoices: Handler<typeof customizations.bulkAddCustomizationChoices> = async (
  context,
  { customizationsChoices, returnEntity, fields },
) => {
  const { currency } = context.site.settings
  const additions = customizationsChoices.map((one, index) => additionOf(one, { at: `customizationsChoices[${index}].choices`, currency }))
  // Additions keep the name, and depend on no revision.
  const updated = (await updateParts(context, choiceListArea, additions)) as Outcome<Customization, keyof typeof problems>[]
  return bulkCustomizations(context, problems, updated, { returnEntity, fields })
}
