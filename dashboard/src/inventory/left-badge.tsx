import { Badge } from '../kit/badge.tsx'
import { useTexts } from '../texts/texts.ts'

/** How many items are left in stock. */
export function LeftBadge({ quantity }: { quantity: number }) {
  const { lowStock } = useTexts().dashboard.today
  return <Badge tone={quantity === 0 ? 'bad' : 'look'}>{quantity === 0 ? lowStock.soldOut : lowStock.pieces(quantity)}</Badge>
}
