import type { infoSections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { queryParts } from '../../catalogue-parts/public.ts'
import { infoSectionArea } from '../area.ts'

export const queryInfoSections: Handler<typeof infoSections.queryInfoSections> = async (context, request) => {
  const { items, pagingMetadata } = await queryParts(context, infoSectionArea, request)
  return { infoSections: items, pagingMetadata }
}
