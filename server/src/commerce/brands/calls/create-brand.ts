import type { brands } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { createParts, namedDrafts, only, presentPart } from '../../catalogue-parts/public.ts'
import { brandArea } from '../area.ts'

export const createBrand: Handler<typeof brands.createBrand> = async (context, { brand }) => {
  const created = await createParts(context, brandArea, namedDrafts([{ name: brand.name, field: 'brand.name' }]))
  return { brand: await presentPart(context, brandArea, only(created)) }
}
