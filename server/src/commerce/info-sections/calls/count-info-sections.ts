import type { infoSections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { countMatching } from '../../catalogue-parts/public.ts'
import { infoSectionArea } from '../area.ts'

export const countInfoSections: Handler<typeof infoSections.countInfoSections> = (context, { filter }) =>
  countMatching(context, infoSectionArea, filter)
