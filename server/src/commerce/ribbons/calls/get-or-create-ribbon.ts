import type { ribbons } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { getOrCreateParts, namedWanted, only, presentPart } from '../../catalogue-parts/public.ts'
import { ribbonArea } from '../area.ts'

export const getOrCreateRibbon: Handler<typeof ribbons.getOrCreateRibbon> = async (context, { ribbonName, fields }) => {
  const wanted = namedWanted([{ name: ribbonName, field: 'ribbonName' }])
  return { ribbon: await presentPart(context, ribbonArea, only(await getOrCreateParts(context, ribbonArea, wanted)), fields) }
}
