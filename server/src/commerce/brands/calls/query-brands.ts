import type { brands } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { queryParts } from '../../catalogue-parts/public.ts'
import { brandArea } from '../area.ts'

export const queryBrands: Handler<typeof brands.queryBrands> = async (context, request) => {
  const { items, pagingMetadata } = await queryParts(context, brandArea, request)
  return { brands: items, pagingMetadata }
}
