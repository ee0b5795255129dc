import type { infoSections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { createParts, only, presentPart, read } from '../../catalogue-parts/public.ts'
import { infoSectionArea } from '../area.ts'
import { readSection } from '../read-sections.ts'

export const createInfoSection: Handler<typeof infoSections.createInfoSection> = async (context, { infoSection }) => {
  const draft = read((violations) => readSection(infoSection, { at: 'infoSection', violations }))
  const created = await createParts(context, infoSectionArea, [draft])
  return { infoSection: await presentPart(context, infoSectionArea, only(created)) }
}
