import { useTexts } from '../texts/texts.ts'

interface PriceProps {
  price: string
  /** The original price of a product on sale. */
  fullPrice: string | undefined
}

/** The current price and, on sale, the original one crossed out. */
export function Price({ price, fullPrice }: PriceProps) {
  const { priceBefore } = useTexts().dashboard.products
  return (
    <span className="whitespace-nowrap tabular-nums max-sm:inline-flex max-sm:flex-col max-sm:items-end">
      <span className={fullPrice === undefined ? undefined : 'font-medium text-sale'}>{price}</span>
      {fullPrice !== undefined && (
        <s className="text-small text-soft sm:ms-1.5">
          <span className="sr-only">{priceBefore} </span>
          {fullPrice}
        </s>
      )}
    </span>
  )
}
