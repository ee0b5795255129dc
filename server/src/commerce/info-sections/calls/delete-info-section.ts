import type { infoSections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { deleteParts, only } from '../../catalogue-parts/public.ts'
import { infoSectionArea } from '../area.ts'

export const deleteInfoSection: Handler<typeof infoSections.deleteInfoSection> = async (context, { infoSectionId }) => {
  only(await deleteParts(context, infoSectionArea, [infoSectionId]))
  return {}
}
