import { Card } from '../kit/card.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { useTexts } from '../texts/texts.ts'
import { Price } from './price.tsx'
import type { ProductView, VariantRow } from './product-view.ts'
import { StockBadge, VisibilityBadge } from './stock-badge.tsx'

/** The variants of a product, including hidden ones: a row for each combination of choices. On narrow screens the stock is shown below the name. */
export function ProductVariants({ product: { variantRows, name } }: { product: ProductView }) {
  const { productPage: page, products } = useTexts().dashboard
  const { columns } = products
  const hasBarcodes = variantRows.some(({ barcode }) => barcode !== '')
  const isOne = variantRows.length === 1 && variantRows[0]!.name === ''
  return (
    <Card title={isOne ? page.oneVariant : page.variants} flush>
      <div className="wrap-anywhere">
        <table className="plain-table w-full border-separate border-spacing-0 text-start">
          <caption className="sr-only">{page.variants}</caption>
          <thead>
            <tr>
              <th scope="col">{isOne ? columns.name : page.variant}</th>
              <th scope="col" className="max-sm:hidden">
                {columns.sku}
              </th>
              {hasBarcodes && (
                <th scope="col" className="max-md:hidden">
                  {page.barcode}
                </th>
              )}
              <th scope="col" className="text-end">
                {columns.price}
              </th>
              <th scope="col" className="max-sm:hidden">
                {columns.stock}
              </th>
              <th scope="col" className="text-end max-md:hidden">
                {page.weight}
              </th>
            </tr>
          </thead>
          <tbody>
            {variantRows.map((variant) => (
              <Row key={variant.id} {...{ variant, hasBarcodes }} otherwise={name} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function Row({ variant, otherwise, hasBarcodes }: { variant: VariantRow; otherwise: string; hasBarcodes: boolean }) {
  const { productPage: page } = useTexts().dashboard
  const name = variant.name || otherwise
  return (
    <tr>
      <th scope="row" className="font-medium">
        <span className="flex flex-wrap items-center gap-x-2">
          {name}
          {variant.name && <CopyButton text={variant.id} what={`${page.variantId}: ${name}`} />}
          {!variant.isVisible && <VisibilityBadge isVisible={false} />}
        </span>
        <span className="font-normal sm:hidden">
          <StockBadge stock={variant.stock} />
        </span>
      </th>
      <td className="font-mono text-small whitespace-nowrap max-sm:hidden">{variant.sku}</td>
      {hasBarcodes && <td className="font-mono text-small whitespace-nowrap max-md:hidden">{variant.barcode}</td>}
      <td className="text-end">
        <Price {...variant} />
      </td>
      <td className="max-sm:hidden">
        <StockBadge stock={variant.stock} />
      </td>
      <td className="text-end whitespace-nowrap tabular-nums max-md:hidden">{variant.weight}</td>
    </tr>
  )
}
