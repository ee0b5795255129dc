import { useTexts } from '../texts/texts.ts'
import type { DisplayedPrice } from './price.ts'

/** A price, with the original one if it is discounted. */
export function PriceTag({ price, from = false, className = '' }: { price: DisplayedPrice; from?: boolean; className?: string }) {
  const { product } = useTexts().storefront
  const { now, before } = price
  if (!before) return <span className={`tabular-nums ${className}`}>{from ? product.from(now) : now}</span>
  return (
    <span className={`tabular-nums ${className}`}>
      <span className="sr-only">{product.priceNow}</span>
      <ins className="text-sale no-underline">{from ? product.from(now) : now}</ins> <span className="sr-only">{product.priceBefore}</span>
      <s className="text-small font-normal text-soft">{before}</s>
    </span>
  )
}
