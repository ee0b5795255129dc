import type { customizations } from '@stoa/contract'
import { createCustomization } from '@stoa/contract/customizations/calls'
import type { Handler } from '../../../kernel/handler.ts'
import { createParts, read } from '../../catalogue-parts/public.ts'
import { customizationArea } from '../area.ts'
import { bulkCustomizations } from '../bulk-customizations.ts'
import { readCustomization } from '../read-customizations.ts'

export const bulkCreateCustomizations: Handler<typeof customizations.bulkCreateCustomizations> = async (
  context,
  { customizations: sent, returnEntity },
) => {
  const { currency } = context.site.settings
  const drafts = read((violations) =>
    sent.map((one, index) => readCustomization(one, { at: `customizations[${index}]`, currency, violations })),
  )
  return bulkCustomizations(context, createCustomization.problems, await createParts(context, customizationArea, drafts), { returnEntity })
}
