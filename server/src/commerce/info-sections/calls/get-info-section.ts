import type { infoSections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findPart, presentPart } from '../../catalogue-parts/public.ts'
import { infoSectionArea } from '../area.ts'

export const getInfoSection: Handler<typeof infoSections.getInfoSection> = async (context, { infoSectionId, fields }) => ({
  infoSection: await presentPart(context, infoSectionArea, await findPart(context, infoSectionArea, infoSectionId), fields),
})
