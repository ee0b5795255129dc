import type { Static } from 'typebox'
import { lowStockAtMost, type LowStockVariant } from '@stoa/contract/stock/low-stock'
import { toWireImage } from '../../content/media/public.ts'
import type { Context } from '../../kernel/context.ts'
import { coverOf, visiblePictures } from '../catalogue/public.ts'
import { countLow, type LowVariant } from './low/store.ts'

/** The largest stock that counts as low in a shop, unless a variant has its own threshold. */
export const shopThreshold = ({ site }: Pick<Context, 'site'>): number => site.settings.lowStockThreshold ?? lowStockAtMost

/** How many variants are low on stock, counted up to `atMost` plus one. */
export const countLowStock = (context: Pick<Context, 'db' | 'siteId' | 'site'>, atMost: number): Promise<number> =>
  countLow(context, { threshold: shopThreshold(context), atMost })

interface LowView {
  /** Of variants without their own. */
  threshold: number
  baseUrl: string
}

export function presentLowVariant(
  { media, sku, ownThreshold, ...variant }: LowVariant,
  { threshold, baseUrl }: LowView,
): Static<typeof LowStockVariant> {
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
    threshold: ownThreshold ?? threshold,
    ...(picture ? { image: toWireImage(coverOf(picture), baseUrl) } : {}),
  }
}
