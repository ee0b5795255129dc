import type { infoSections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { only, presentPart, updateParts } from '../../catalogue-parts/public.ts'
import { infoSectionArea } from '../area.ts'
import { readChanges } from '../read-sections.ts'

export const updateInfoSection: Handler<typeof infoSections.updateInfoSection> = async (context, { infoSection, fields }) => {
  const updated = await updateParts(context, infoSectionArea, readChanges([{ changes: infoSection, at: 'infoSection' }]))
  return { infoSection: await presentPart(context, infoSectionArea, only(updated), fields) }
}
