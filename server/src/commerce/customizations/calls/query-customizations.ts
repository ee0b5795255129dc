import type { customizations } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { queryParts } from '../../catalogue-parts/public.ts'
import { customizationArea } from '../area.ts'

export const queryCustomizations: Handler<typeof customizations.queryCustomizations> = async (context, request) => {
  const { items, pagingMetadata } = await queryParts(context, customizationArea, request)
  return { customizations: items, pagingMetadata }
}
