import type { infoSections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { getOrCreateParts, only, presentPart, read } from '../../catalogue-parts/public.ts'
import { infoSectionArea } from '../area.ts'
import { readWanted } from '../read-sections.ts'

export const getOrCreateInfoSection: Handler<typeof infoSections.getOrCreateInfoSection> = async (context, { infoSection, fields }) => {
  const wanted = read((violations) => readWanted(infoSection, { at: 'infoSection', violations }))
  return {
    infoSection: await presentPart(context, infoSectionArea, only(await getOrCreateParts(context, infoSectionArea, [wanted])), fields),
  }
}
