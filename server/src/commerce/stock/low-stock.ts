import type { Static } from 'typebox'
import { lowStockAtMost, type LowStockVariant } from '@stoa/contract/stock/low-stock'
import { toWireImage } from '../../content/media/public.ts'
import type { Context } from '../../kernel/context.ts'
import { coverOf, visiblePictures } from '../catalogue/public.ts'
import { countLow, type LowVariant } from './store.ts'

/** How many variants are low on stock by the default threshold, counted up to `atMost` plus one. */
export const countLowStock = (context: Pick<Context, 'db' | 'siteId'>, atMost: number): Promise<number> =>
  countLow(context, { quantity: lowStockAtMost, atMost })

export function presentLowVariant({ media, sku, ...variant }: LowVariant, baseUrl: string): Static<typeof LowStockVariant> {
  const [picture] = visiblePictures(media)
  const { productId, variantId, productName, choices, quantity, reserved } = variant
  return {
    id: `${productId}-${variantId}`,
    productId,
    variantId,
    productName,
    choices,
    ...(sku ? { sku } : {}),
    quantity,
    reserved,
    ...(picture ? { image: toWireImage(coverOf(picture), baseUrl) } : {}),
  }
}
