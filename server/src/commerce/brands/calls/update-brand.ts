import type { brands } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { namedChanges, only, presentPart, updateParts } from '../../catalogue-parts/public.ts'
import { brandArea } from '../area.ts'

export const updateBrand: Handler<typeof brands.updateBrand> = async (context, { brand, fields }) => {
  const updated = await updateParts(context, brandArea, namedChanges([{ changes: brand, at: 'brand' }]))
  return { brand: await presentPart(context, brandArea, only(updated), fields) }
}
