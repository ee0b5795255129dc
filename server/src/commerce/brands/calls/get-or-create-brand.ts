import type { brands } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { getOrCreateParts, namedDrafts, only, presentPart } from '../../catalogue-parts/public.ts'
import { brandArea } from '../area.ts'

export const getOrCreateBrand: Handler<typeof brands.getOrCreateBrand> = async (context, { brandName, fields }) => {
  const [draft] = namedDrafts([{ name: brandName, field: 'brandName' }])
  return { brand: await presentPart(context, brandArea, only(await getOrCreateParts(context, brandArea, [{ draft }])), fields) }
}
