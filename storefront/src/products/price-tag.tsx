import { useTexts } from '../texts/texts.ts'
import type { DisplayedPrice } from './price.ts'

/** A price, with the original one if it is discounted, and the price per unit. */
export function PriceTag({ price, from = false, className = '' }: { price: DisplayedPrice; from?: boolean; className?: string }) {
  const { product } = useTexts().storefront
  const { now, before, perUnit } = price
  const paid = from ? product.from(now) : now
  return (
    <span className={`tabular-nums ${className}`}>
      {before ? (
        <>
          <span className="sr-only">{product.priceNow}</span>
          <ins className="text-sale no-underline">{paid}</ins> <span className="sr-only">{product.priceBefore}</span>
          <s className="text-small font-normal text-soft">{before}</s>
        </>
      ) : (
        paid
      )}
      {perUnit && (
        <span className="block text-small font-normal text-soft">{product.perUnit(perUnit.price, perUnit.quantity, perUnit.unit)}</span>
      )}
    </span>
  )
}
