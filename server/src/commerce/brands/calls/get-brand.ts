import type { brands } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findPart, presentPart } from '../../catalogue-parts/public.ts'
import { brandArea } from '../area.ts'

export const getBrand: Handler<typeof brands.getBrand> = async (context, { brandId, fields }) => {
  const found = (await findPart(context, brandArea, brandId)) ?? refuse('BRAND_NOT_FOUND')
  return { brand: await presentPart(context, brandArea, found, fields) }
}
