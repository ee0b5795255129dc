import { useTexts } from '../texts/texts.ts'

interface PriceProps {
  price: string
  /** The previous price, if it was higher. */
  fullPrice: string | undefined
}

/** The current price, with the price that it was reduced from. */
export function Price({ price, fullPrice }: PriceProps) {
  const { priceBefore } = useTexts().dashboard.products
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span className={fullPrice === undefined ? undefined : 'font-medium text-sale'}>{price}</span>
      {fullPrice !== undefined && (
        <s className="ms-1.5 text-small text-soft">
          <span className="sr-only">{priceBefore} </span>
          {fullPrice}
        </s>
      )}
    </span>
  )
}
