import { useTexts } from '../texts/texts.ts'

interface PriceProps {
  price: string
  /** What it cost before, where that is more. */
  fullPrice: string | undefined
}

/** What a shopper pays, with the price it was lowered from. */
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
