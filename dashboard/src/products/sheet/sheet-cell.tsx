import { CellView, type CellViewProps } from '../../grid/cell-view.tsx'
import { Badge } from '../../kit/badge.tsx'
import { useTexts } from '../../texts/texts.ts'
import { whyFixedIn } from './sheet-fields.ts'

const NotApplicable = () => <span className="text-soft">–</span>

/** Displays a value of a variant. Names of hidden products and low stock are marked, and cells that don’t apply have a dash. */
export function SheetCell(props: CellViewProps) {
  const { products, productSheet } = useTexts().dashboard
  const { field, value, data = {} } = props
  const isStored = value === data[field.key]
  if (isStored && whyFixedIn(productSheet.fixed)(field, (key) => data[key]) !== undefined) return <NotApplicable />
  const mark =
    field.key === 'productName' && data.productVisible === false
      ? products.visibility.hidden
      : field.key === 'quantity' && data.isLow === true
        ? productSheet.stock.low
        : undefined
  if (mark === undefined) return <CellView {...props} />
  return (
    <span className="flex min-w-0 items-center gap-2">
      <CellView {...props} />
      <Badge tone="quiet">{mark}</Badge>
    </span>
  )
}
