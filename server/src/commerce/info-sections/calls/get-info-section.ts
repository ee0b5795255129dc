import type { infoSections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findPart, presentPart } from '../../catalogue-parts/public.ts'
import { infoSectionArea } from '../area.ts'

export const getInfoSection: Handler<typeof infoSections.getInfoSection> = async (context, { infoSectionId, fields }) => {
  const found = (await findPart(context, infoSectionArea, infoSectionId)) ?? refuse('INFO_SECTION_NOT_FOUND')
  return { infoSection: await presentPart(context, infoSectionArea, found, fields) }
}
