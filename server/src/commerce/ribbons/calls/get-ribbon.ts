import type { ribbons } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findPart, presentPart } from '../../catalogue-parts/public.ts'
import { ribbonArea } from '../area.ts'

export const getRibbon: Handler<typeof ribbons.getRibbon> = async (context, { ribbonId, fields }) => {
  const found = (await findPart(context, ribbonArea, ribbonId)) ?? refuse('RIBBON_NOT_FOUND')
  return { ribbon: await presentPart(context, ribbonArea, found, fields) }
}
