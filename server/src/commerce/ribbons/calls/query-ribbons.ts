import type { ribbons } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { queryParts } from '../../catalogue-parts/public.ts'
import { ribbonArea } from '../area.ts'

export const queryRibbons: Handler<typeof ribbons.queryRibbons> = async (context, request) => {
  const { items, pagingMetadata } = await queryParts(context, ribbonArea, request)
  return { ribbons: items, pagingMetadata }
}
