import type { customizations } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { createParts, only, presentPart, read } from '../../catalogue-parts/public.ts'
import { customizationArea } from '../area.ts'
import { readCustomization } from '../read-customizations.ts'

export const createCustomization: Handler<typeof customizations.createCustomization> = async (context, { customization }) => {
  const { currency } = context.site.settings
  const draft = read((violations) => readCustomization(customization, { at: 'customization', currency, violations }))
  const created = await createParts(context, customizationArea, [draft])
  return { customization: await presentPart(context, customizationArea, only(created)) }
}
