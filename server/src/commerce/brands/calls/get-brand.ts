import type { brands } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findPart, presentPart } from '../../catalogue-parts/public.ts'
import { brandArea } from '../area.ts'

export const getBrand: Handler<typeof brands.getBrand> = async (context, { brandId, fields }) => ({
  brand: await presentPart(context, brandArea, await findPart(context, brandArea, brandId), fields),
})
