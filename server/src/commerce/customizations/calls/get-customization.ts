import type { customizations } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findPart, presentPart } from '../../catalogue-parts/public.ts'
import { customizationArea } from '../area.ts'

export const getCustomization: Handler<typeof customizations.getCustomization> = async (context, { customizationId, fields }) => ({
  customization: await presentPart(context, customizationArea, await findPart(context, customizationArea, customizationId), fields),
})
