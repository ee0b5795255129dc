import type { ribbons } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { createParts, namedDrafts, only, presentPart } from '../../catalogue-parts/public.ts'
import { ribbonArea } from '../area.ts'

export const createRibbon: Handler<typeof ribbons.createRibbon> = async (context, { ribbon }) => {
  const created = await createParts(context, ribbonArea, namedDrafts([{ name: ribbon.name, field: 'ribbon.name' }]))
  return { ribbon: await presentPart(context, ribbonArea, only(created)) }
}
