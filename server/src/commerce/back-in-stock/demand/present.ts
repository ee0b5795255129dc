import type { Static } from 'typebox'
import type { BackInStockDemand } from '@stoa/contract/back-in-stock/demand'
import { toWireImage } from '../../../content/media/public.ts'
import { coverOf, currentPrice, type Money, visiblePictures } from '../../catalogue/public.ts'
import { toWirePrice } from '../../pricing/public.ts'
import type { DemandRow } from './store.ts'

export function presentDemand(row: DemandRow, { currency, locale }: Money, baseUrl: string): Static<typeof BackInStockDemand> {
  const { productId, variantId, productName, choices, media, waiting, available, inStock, firstDate, lastDate } = row
  const [cover] = visiblePictures(media ?? [])
  const price = priceOf(row)
  return {
    productId,
    ...(variantId !== null && { variantId }),
    ...(productName !== null && { productName }),
    ...(choices !== null && { choices }),
    ...(cover && { image: toWireImage(coverOf(cover), baseUrl) }),
    waiting,
    processing: row.processing,
    sent: row.sent,
    failed: row.failed,
    ...(price !== null && { value: toWirePrice(price * waiting, currency, locale) }),
    inStock,
    ...(available !== null && { available }),
    firstDate: firstDate.toISOString(),
    lastDate: lastDate.toISOString(),
  }
}

/** The price of the variant, or the lowest of the product. Null if it was deleted. */
const priceOf = ({ priceMinor, saleMinor, discount, lowestPriceMinor, variantId }: DemandRow): number | null => {
  if (variantId === null) return lowestPriceMinor
  return priceMinor === null ? null : currentPrice({ priceMinor, saleMinor }, discount)
}
