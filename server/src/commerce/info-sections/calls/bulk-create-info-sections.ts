import type { infoSections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { bulkResults, createParts, read } from '../../catalogue-parts/public.ts'
import { infoSectionArea } from '../area.ts'
import { readSection } from '../read-sections.ts'

export const bulkCreateInfoSections: Handler<typeof infoSections.bulkCreateInfoSections> = async (
  context,
  { infoSections: sent, returnEntity },
) => {
  const drafts = read((violations) => sent.map((section, at) => readSection(section, { at: `infoSections[${at}]`, violations })))
  return bulkResults(context, infoSectionArea, await createParts(context, infoSectionArea, drafts), { returnEntity })
}
