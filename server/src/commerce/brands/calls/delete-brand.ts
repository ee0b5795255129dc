import type { brands } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { deleteParts, only } from '../../catalogue-parts/public.ts'
import { brandArea } from '../area.ts'

export const deleteBrand: Handler<typeof brands.deleteBrand> = async (context, { brandId }) => {
  only(await deleteParts(context, brandArea, [brandId]))
  return {}
}
