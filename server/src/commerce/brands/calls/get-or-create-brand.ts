import type { brands } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { getOrCreateParts, namedWanted, only, presentPart } from '../../catalogue-parts/public.ts'
import { brandArea } from '../area.ts'

export const getOrCreateBrand: Handler<typeof brands.getOrCreateBrand> = async (context, { brandName, fields }) => {
  const wanted = namedWanted([{ name: brandName, field: 'brandName' }])
  return { brand: await presentPart(context, brandArea, only(await getOrCreateParts(context, brandArea, wanted)), fields) }
}
