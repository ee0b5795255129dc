import type { ribbons } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { namedChanges, only, presentPart, updateParts } from '../../catalogue-parts/public.ts'
import { ribbonArea } from '../area.ts'

export const updateRibbon: Handler<typeof ribbons.updateRibbon> = async (context, { ribbon, fields }) => {
  const updated = await updateParts(context, ribbonArea, namedChanges([{ changes: ribbon, at: 'ribbon' }]))
  return { ribbon: await presentPart(context, ribbonArea, only(updated), fields) }
}
