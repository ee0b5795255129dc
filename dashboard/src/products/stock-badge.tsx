import { Badge, type Tone } from '../kit/badge.tsx'
import { useTexts } from '../texts/texts.ts'
import type { StockState } from './product-list.ts'
import type { StockFacts } from './product-row.ts'

const tones: Readonly<Record<StockState, Tone>> = { IN_STOCK: 'good', PARTIALLY_OUT_OF_STOCK: 'look', OUT_OF_STOCK: 'bad' }

/** Whether a product or variant is in stock and, if stock is tracked, how many are left. */
export function StockBadge({ stock: { state, quantity } }: { stock: StockFacts }) {
  const { stockStates, pieces } = useTexts().dashboard.products
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone={tones[state]}>{stockStates[state]}</Badge>
      {quantity !== undefined && state !== 'OUT_OF_STOCK' && (
        <span className="text-small whitespace-nowrap text-soft tabular-nums">{pieces(quantity)}</span>
      )}
    </span>
  )
}

/** Whether it is visible in the shop. */
export function VisibilityBadge({ isVisible }: { isVisible: boolean }) {
  const { visibility } = useTexts().dashboard.products
  return <Badge tone={isVisible ? 'good' : 'quiet'}>{isVisible ? visibility.shown : visibility.hidden}</Badge>
}
