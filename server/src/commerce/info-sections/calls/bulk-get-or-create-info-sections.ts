import type { infoSections } from '@stoa/contract'
import { getOrCreateInfoSection } from '@stoa/contract/info-sections/calls'
import type { Handler } from '../../../kernel/handler.ts'
import { bulkResults, getOrCreateParts, read } from '../../catalogue-parts/public.ts'
import { infoSectionArea } from '../area.ts'
import { readWanted } from '../read-sections.ts'

export const bulkGetOrCreateInfoSections: Handler<typeof infoSections.bulkGetOrCreateInfoSections> = async (
  context,
  { infoSections: sent, fields },
) => {
  const wanted = read((violations) => sent.map((section, at) => readWanted(section, { at: `infoSections[${at}]`, violations })))
  return bulkResults(
    context,
    { ...infoSectionArea, problems: getOrCreateInfoSection.problems },
    await getOrCreateParts(context, infoSectionArea, wanted),
    { returnEntity: true, fields },
  )
}
