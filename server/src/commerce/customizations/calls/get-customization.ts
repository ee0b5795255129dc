import type { customizations } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findPart, presentPart } from '../../catalogue-parts/public.ts'
import { customizationArea } from '../area.ts'

export const getCustomization: Handler<typeof customizations.getCustomization> = async (context, { customizationId, fields }) => {
  const found = (await findPart(context, customizationArea, customizationId)) ?? refuse('CUSTOMIZATION_NOT_FOUND')
  return { customization: await presentPart(context, customizationArea, found, fields) }
}
